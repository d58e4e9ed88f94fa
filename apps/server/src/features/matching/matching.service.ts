import { limits } from '@teamwright/contracts/core/limits.ts';
import type {
  Match,
  ProjectsQuestion,
  RecommendedProject,
  RecommendedUser,
  UsersQuestion,
} from '@teamwright/contracts/matching/matching.ts';
import type { Project, ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { RecommendOptions } from '@teamwright/matching/types/matcher.ts';
import { assertSelf, type Ctx, type UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { recordOpened, recordShown } from '../learning/learning.service.ts';
import { listShownSkills, listSkillsOfUser } from '../skills/skills.service.ts';
import { canManageTeam } from '../teams/teams.policy.ts';
import { assertCanManage, findRole } from '../teams/teams.service.ts';
import { isBlockedFromProject, listBlockedProjects, listBlockedUsers } from './matching.blocked.service.ts';
import { listConnections } from './matching.connections.service.ts';
import { listNewProjects } from './matching.new-projects.service.ts';
import { canSeeMatch, coolingOffStart } from './matching.policy.ts';
import { loadProjects } from './matching.profiles.service.ts';
import { bestProjects, chooseUsers, currentMatcher } from './matching.ranking.service.ts';
import * as repository from './matching.repository.ts';
import {
  briefReason,
  coverageCellOf,
  isWorthShowing,
  matchView,
  recommendedProject,
  recommendedUser,
} from './matching.view.ts';

interface BriefMatch {
  readonly score: number;
  readonly tier: Match['tier'];
  readonly reason: string;
  readonly seat: Match['seat'];
}

/**
 * Open projects for this user, best first, without their own and those that they cannot ask to join now.
 * @throws AppError `forbidden` for another user
 */
export async function recommendProjects(
  ctx: UserCtx,
  userId: string,
  { mustHaves, explanation }: ProjectsQuestion,
): Promise<RecommendedProject[]> {
  assertSelf(ctx, userId);
  const options = await loadOptions(ctx);
  const matches = await bestProjects(ctx, ctx.actor.userId, { ...options, showHidden: mustHaves === 'show' });
  const cards = await repository.listProjectCards(
    ctx.db,
    matches.map((match) => match.projectId),
  );
  const page = joinCards(matches, cards, (match) => match.projectId);
  recordShown(
    ctx,
    'projects',
    page.map(({ match }) => match),
  );
  const size = { now: options.now, explanation };
  return page.map(({ match, card }) => recommendedProject(match, card, size));
}

/** New open projects that fit this user, best first, in short. */
export async function recommendNewProjects(
  ctx: UserCtx,
  { since, limit }: { since: Date; limit: number },
): Promise<RecommendedProject[]> {
  const { userId } = ctx.actor;
  const exclude = await listUnavailableProjectIds(ctx, userId);
  const found = await listNewProjects(ctx, userId, { since, exclude, limit });
  const cards = await repository.listProjectCards(
    ctx.db,
    found.map(({ project }) => project.id),
  );
  const matches = found.map(({ match }) => match);
  const size = { now: ctx.clock.now().getTime(), explanation: 'summary' as const };
  return joinCards(matches, cards, (match) => match.projectId).map(({ match, card }) =>
    recommendedProject(match, card, size),
  );
}

/** How many projects the user's must-haves hide from the recommendations. */
export async function countHidden(ctx: UserCtx, userId: string): Promise<{ hidden: number }> {
  assertSelf(ctx, userId);
  const options = await loadOptions(ctx);
  const matcher = await currentMatcher(ctx);
  return { hidden: matcher.countHidden(ctx.actor.userId, options) };
}

/** Ids of projects that this user cannot ask to join now, besides their own. */
export async function listUnavailableProjectIds(ctx: Ctx, userId: string): Promise<Set<string>> {
  // One after the other, because the weekly email shares the connection of its transaction.
  const since = coolingOffStart(ctx.clock.now());
  const hindering = await repository.listHinderingRequests(ctx.db, { userId }, since);
  const blocked = await listBlockedProjects(ctx, userId);
  return new Set([...hindering.map((request) => request.projectId), ...blocked]);
}

async function loadOptions(ctx: UserCtx): Promise<RecommendOptions> {
  const { userId } = ctx.actor;
  return {
    limit: limits.recommendations.max,
    exclude: await listUnavailableProjectIds(ctx, userId),
    now: ctx.clock.now().getTime(),
  };
}

/**
 * Users for this project, best first. Excludes members, applicants and recently rejected users; invited users stay,
 * marked as such. With `seatId`, for that seat. @throws AppError `not_found`, `forbidden`
 */
export async function recommendUsers(
  ctx: UserCtx,
  projectId: string,
  { seatId, explanation, limit }: UsersQuestion,
): Promise<RecommendedUser[]> {
  if (!(await repository.findProjectExists(ctx.db, projectId))) throw notFound('Project');
  await assertCanManage(ctx, projectId);
  const seat = seatId === undefined ? {} : { seatId: await getSeatId(ctx, projectId, seatId) };
  const hindering = await repository.listHinderingRequests(
    ctx.db,
    { projectId },
    coolingOffStart(ctx.clock.now()),
  );
  const invited = new Set(
    hindering
      .filter((request) => request.kind === 'invitation' && request.status === 'pending')
      .map((request) => request.userId),
  );
  const applicantsAndRejected = hindering.map((request) => request.userId).filter((id) => !invited.has(id));
  const exclude = new Set([...applicantsAndRejected, ...(await listBlockedUsers(ctx, projectId))]);
  const matches = await chooseUsers(ctx, projectId, { ...seat, exclude, limit });
  const ids = matches.map((match) => match.developerId);
  const [cards, skills] = await Promise.all([
    repository.listUserCards(ctx.db, ids),
    listShownSkills(ctx, ids),
  ]);
  const page = joinCards(matches, cards, (match) => match.developerId);
  recordShown(
    ctx,
    'people',
    page.map(({ match }) => match),
  );
  return page.map(({ match, card }, rank) =>
    recommendedUser(match, card, {
      rank,
      skills: skills.get(card.id) ?? [],
      invited: invited.has(card.id),
      now: ctx.clock.now().getTime(),
      explanation,
    }),
  );
}

/** The seat's id as stored. @throws AppError `not_found` for a seat of another project */
async function getSeatId(ctx: Ctx, projectId: string, seatId: string): Promise<string> {
  const [project] = await loadProjects(ctx.db, [projectId]);
  const seat = project?.seats?.find(({ id }) => id === seatId.toLowerCase());
  if (seat === undefined) throw notFound('Seat');
  return seat.id;
}

/**
 * Both directions of one match, for its user and for managers of the project. With `seatId`, for that seat.
 * @throws AppError `not_found` (with `fields.skills` if the user has no known skill, or after a block), `forbidden`
 */
export async function explainMatch(
  ctx: UserCtx,
  projectId: string,
  userId: string,
  seatId?: string,
): Promise<Match> {
  if (!(await repository.findProjectExists(ctx.db, projectId))) throw notFound('Project');
  if (!(await repository.findUserExists(ctx.db, userId))) throw notFound('User');
  const actorId = ctx.actor.userId;
  const role = await findRole(ctx, projectId, actorId);
  if (!canSeeMatch({ actorId, userId, role }))
    throw new AppError(
      'forbidden',
      'Only this user and the project’s owner and co-owners can see why they match',
    );
  const seat = seatId === undefined ? undefined : await getSeatId(ctx, projectId, seatId);
  const skills = await listSkillsOfUser(ctx, userId);
  const matcher = await currentMatcher(ctx);
  const now = ctx.clock.now().getTime();
  // A block looks like a missing score.
  const isBlocked = await isBlockedFromProject(ctx, projectId, userId);
  const match = isBlocked ? undefined : matcher.explain(projectId, userId, now, seat);
  if (match === undefined) throw matcher.hasDeveloper(userId) ? noScore() : notFound('Match');
  const help = matcher.help(projectId, userId, { now, seatId: seat, without: hiddenIds(skills) });
  const opened = { developerId: match.developerId, projectId: match.projectId };
  recordOpened(ctx, { kind: actorId === match.developerId ? 'projects' : 'people', ...opened });
  const [finishedProjects, seatFits, connections] = await Promise.all([
    listFinishedProjects(ctx, match),
    listSeatFits(ctx, match),
    listConnections(ctx, match),
  ]);
  const forOwner = actorId !== userId && canManageTeam(role);
  return matchView(match, { forOwner, skills, finishedProjects, help, seatFits, connections, now });
}

/** Only the user's own list has hidden skills, so that the help for other readers reveals none. */
function hiddenIds(skills: readonly PersonSkill[]): string[] {
  return skills.filter(({ status }) => status === 'hidden').map(({ skillId }) => skillId);
}

/** The user's finished projects with the ids of their skills. No query if they show no skill of the seat. */
async function listFinishedProjects(ctx: Ctx, { developerId, skills }: Explanation) {
  if (skills.every(({ projects }) => projects === 0)) return [];
  const rows = await repository.listFinishedProjects(ctx.db, developerId);
  return rows.map(({ technologies, skills, ...names }) => ({
    ...names,
    skillIds: [...technologies, ...skills].map((label) => resolveSkill(label).id),
  }));
}

/** The user's score for each open seat. The seat of the match keeps the score of the match. */
async function listSeatFits(ctx: Ctx, match: Explanation): Promise<Match['seatFits']> {
  const { projectId, developerId } = match;
  const [project] = await loadProjects(ctx.db, [projectId]);
  const matcher = await currentMatcher(ctx);
  const now = ctx.clock.now().getTime();
  return (project?.seats ?? []).flatMap(({ id, open }) => {
    if (!open) return [];
    const fit = id === match.seat?.id ? match : matcher.explain(projectId, developerId, now, id);
    return fit ? [{ seatId: id, score: fit.score, tier: fit.tier }] : [];
  });
}

/** Clients use the field to detect that skills are missing. */
function noScore(): AppError {
  const text = 'There is no score without a known skill';
  return new AppError('not_found', text, { fields: { skills: text } });
}

/**
 * Returns a function for score and reason of a project of which the user is not a member; undefined if the score is not
 * worth showing. The caller must check for blocks.
 */
export async function briefMatcher(
  ctx: Ctx,
  userId: string,
): Promise<(projectId: string) => BriefMatch | undefined> {
  const matcher = await currentMatcher(ctx);
  const now = ctx.clock.now().getTime();
  return (projectId) => {
    const match = matcher.explain(projectId, userId, now);
    if (!match || !isWorthShowing(match)) return undefined;
    return { score: match.score, tier: match.tier, reason: briefReason(match), seat: match.seat };
  };
}

/** Coverage of the required skills by the team. Includes a signed-in visitor who is not a member, as a preview. */
export async function getCoverage(
  ctx: Ctx,
  { id, seats }: Pick<Project, 'id' | 'seats'>,
  memberIds: readonly string[],
): Promise<ProjectPage['coverage']> {
  const matcher = await currentMatcher(ctx);
  const visitor = ctx.actor && !memberIds.includes(ctx.actor.userId) ? ctx.actor.userId : undefined;
  const userIds = visitor === undefined ? memberIds : [...memberIds, visitor];
  const skills = matcher.coverage(id, userIds)?.skills ?? [];
  const seatSkills = seats.map((seat) => ({
    id: seat.id,
    skillIds: seat.skills.map((label) => resolveSkill(label).id),
  }));
  return {
    skills: skills.map(({ skillId, label, cells }) => {
      const members = cells.slice(0, memberIds.length);
      const viewer = visitor === undefined ? null : (cells[memberIds.length] ?? 'none');
      return {
        skillId,
        label,
        seatIds: seatSkills.filter(({ skillIds }) => skillIds.includes(skillId)).map((seat) => seat.id),
        members: members.map((how) => coverageCellOf(how)),
        viewer: viewer && coverageCellOf(viewer),
        how: { members, viewer },
      };
    }),
  };
}

/** Returns a function for how many of these members have each required skill of a project, by the id of the skill. */
export async function coverageCounter(
  ctx: Ctx,
): Promise<(projectId: string, memberIds: readonly string[]) => Map<string, number>> {
  const matcher = await currentMatcher(ctx);
  return (projectId, memberIds) => {
    const skills = matcher.coverage(projectId, memberIds)?.skills ?? [];
    return new Map(
      skills.map(({ skillId, cells }) => [
        skillId,
        cells.filter((how) => how !== 'none' && how !== 'related').length,
      ]),
    );
  };
}

/** Joins each match with its row and keeps the order. Rows deleted in the meantime are left out. */
function joinCards<Card extends { id: string }>(
  matches: readonly Explanation[],
  cards: readonly Card[],
  idOf: (match: Explanation) => string,
): { match: Explanation; card: Card }[] {
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return matches.flatMap((match) => {
    const card = cardOf.get(idOf(match));
    return card === undefined ? [] : [{ match, card }];
  });
}
