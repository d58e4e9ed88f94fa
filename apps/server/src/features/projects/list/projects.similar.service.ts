import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { projects } from '@teamwright/contracts/projects/projects.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { notFound } from '../../../core/errors.ts';
import { briefMatcher } from '../../matching/matching.service.ts';
import { listMembers } from '../../teams/teams.service.ts';
import * as repository from './projects.similar.repository.ts';

/** Open projects with the most technologies and skills in common, and what they share. */
export async function listSimilarProjects(ctx: Ctx, id: string): Promise<Answer<typeof projects.similar>> {
  const tagIds = await repository.findProjectTags(ctx.db, id);
  if (tagIds === undefined) throw notFound('Project');
  const rows = await repository.listSimilar(ctx.db, {
    id,
    tagIds,
    readerId: ctx.actor?.userId,
    limit: limits.similarProjects,
  });
  const matchOf = await matcherFor(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.map(({ technologies, skills, ...row }) => ({
    ...row,
    shared: sharedLabels([...technologies, ...skills], tagIds),
    match: matchOf(row.id),
  }));
}

/** Returns how well a project fits the actor; undefined for guests and for projects of their own teams. */
async function matcherFor(ctx: Ctx, ids: readonly string[]) {
  const { actor } = ctx;
  if (actor === null || ids.length === 0) return () => undefined;
  const [matchOf, members] = await Promise.all([briefMatcher(ctx, actor.userId), listMembers(ctx, ids)]);
  const own = new Set(
    members.filter(({ userId }) => userId === actor.userId).map(({ projectId }) => projectId),
  );
  return (id: string) => (own.has(id) ? undefined : matchOf(id));
}

/** Each label once, in the spelling of the shown project. */
function sharedLabels(labels: readonly string[], tagIds: readonly string[]): string[] {
  const byId = new Map(labels.map((label) => [resolveSkill(label).id, label]));
  return tagIds.flatMap((id) => byId.get(id) ?? []);
}
