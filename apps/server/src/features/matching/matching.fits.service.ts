import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { isId } from '../../core/ids.ts';
import { listBlockedEitherWay } from '../blocks/blocks.service.ts';
import { listBlockedUsers } from './matching.blocked.service.ts';
import * as repository from './matching.fits.repository.ts';
import { ownFitView } from './matching.fits.view.ts';
import { currentMatcher, rankUsers } from './matching.ranking.service.ts';

/** The newest open projects of a caller that are compared with other users. */
const maxOwnProjects = 5;
/** Users that are sorted by their fit; the others follow. */
const maxRanked = 600;

/** The caller's open projects that other users are compared with, newest first. */
export async function listProjectsToFit(ctx: UserCtx): Promise<repository.OwnProject[]> {
  return await repository.listOpenProjectsManagedBy(ctx.db, ctx.actor.userId, maxOwnProjects);
}

/** The project to sort users for: with 'mine' the newest open one. Undefined if the caller does not manage it. */
export async function findProjectToFit(
  ctx: UserCtx,
  wanted: string,
): Promise<repository.OwnProject | undefined> {
  if (wanted === 'mine') return (await repository.listOpenProjectsManagedBy(ctx.db, ctx.actor.userId, 1))[0];
  if (!isId(wanted)) return undefined;
  return await repository.findManagedProject(ctx.db, ctx.actor.userId, wanted.toLowerCase());
}

/** Ids of the users who fit a project of the caller best, best first. */
export async function listBestUsers(ctx: UserCtx, projectId: string): Promise<string[]> {
  const exclude = await listBlockedUsers(ctx, projectId);
  return (await rankUsers(ctx, projectId, { limit: maxRanked, exclude })).map(({ id }) => id);
}

/**
 * How well each of these users fits each of these projects of the caller, in a fixed number of queries. Users with a
 * block between them and a manager are left out.
 */
export async function listOwnFits(
  ctx: UserCtx,
  projects: readonly repository.OwnProject[],
  userIds: readonly string[],
): Promise<Map<string, OwnFit[]>> {
  const others = userIds.filter((id) => id !== ctx.actor.userId);
  if (projects.length === 0 || others.length === 0) return new Map();
  const projectIds = projects.map(({ id }) => id);
  const [members, pending, managers] = await Promise.all([
    repository.listMembersAmong(ctx.db, projectIds, others),
    repository.listPendingAmong(ctx.db, projectIds, others),
    repository.listManagersOf(ctx.db, projectIds),
  ]);
  const blocked = await listBlockedEitherWay(ctx, ...managers);
  const relations = new Map<string, OwnFit['relation']>([
    ...pending.map(
      ({ projectId, userId, kind }) =>
        [`${projectId} ${userId}`, kind === 'invitation' ? 'invited' : 'requested'] as const,
    ),
    ...members.map(({ projectId, userId }) => [`${projectId} ${userId}`, 'member'] as const),
  ]);
  const shown = others.filter((id) => !blocked.has(id));
  const matcher = await currentMatcher(ctx);
  const now = ctx.clock.now().getTime();
  const fits = projects.map((project) => {
    const matches = matcher.explainDevelopers(project.id, shown, now);
    const matchOf = new Map(matches.map((match) => [match.developerId, match]));
    return (userId: string) =>
      ownFitView(project, relations.get(`${project.id} ${userId}`) ?? 'none', matchOf.get(userId), now);
  });
  return new Map(shown.map((userId) => [userId, fits.map((fitOf) => fitOf(userId))]));
}
