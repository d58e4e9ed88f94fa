import type { ComposedTeam, TeamAnswer, TeamMember } from '@teamwright/matching/team/team.ts';
import type { Ctx } from '../../core/ctx.ts';
import { createBlockCheck, isBlockedWithAny, listBlockedEitherWay } from '../blocks/blocks.service.ts';
import { canManageTeam } from '../teams/teams.policy.ts';
import { listManagerIds, listMembers } from '../teams/teams.service.ts';
import * as repository from './matching.repository.ts';

/** What a block hides from this user: other users, and the projects that those users manage. */
export async function listHidden(
  ctx: Ctx,
  userId: string,
): Promise<{ hiddenUserIds: string[]; hiddenProjectIds: string[] }> {
  const hiddenUserIds = [...(await listBlockedEitherWay(ctx, userId))];
  return { hiddenUserIds, hiddenProjectIds: await repository.listProjectIdsManagedBy(ctx.db, hiddenUserIds) };
}

/** Projects with a manager who has blocked this user or is blocked by them. */
export async function listBlockedProjects(ctx: Ctx, userId: string): Promise<string[]> {
  return (await listHidden(ctx, userId)).hiddenProjectIds;
}

/** Users who have blocked a manager of the project or are blocked by one. */
export async function listBlockedUsers(ctx: Ctx, projectId: string): Promise<Set<string>> {
  return await listBlockedEitherWay(ctx, ...(await listManagerIds(ctx, projectId)));
}

/** Users with a block between them and a manager of any of these projects. */
export async function listBlockedFromAny(ctx: Ctx, projectIds: readonly string[]): Promise<Set<string>> {
  const members = await listMembers(ctx, projectIds);
  const managers = members.filter(({ role }) => canManageTeam(role)).map(({ userId }) => userId);
  return await listBlockedEitherWay(ctx, ...new Set(managers));
}

/** Whether a block exists between this user and a manager of the project. */
export async function isBlockedFromProject(ctx: Ctx, projectId: string, userId: string): Promise<boolean> {
  return await isBlockedWithAny(ctx, userId, await listManagerIds(ctx, projectId));
}

type BlockCheck = (one: string, other: string) => boolean;

/** How many times teams are composed again, each time without the users who are blocked with another member. */
const maxTries = 5;

/**
 * Composes teams without proposed users who are blocked with another member. Clashes that remain after the last try
 * are removed. Current members and pinned users stay, because the team chose them.
 */
export async function composeWithoutBlocks(
  ctx: Ctx,
  compose: (leftOut: ReadonlySet<string>) => Promise<TeamAnswer>,
): Promise<TeamAnswer> {
  const leftOut = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await compose(leftOut);
    const isBlocked = await createBlockCheck(ctx, userIdsIn(answer));
    const clashes = answer.teams.flatMap((team) => clashesIn(team, isBlocked));
    if (clashes.length === 0 || attempt === maxTries) return withoutClashes(answer, isBlocked);
    for (const { developerId } of clashes) leftOut.add(developerId);
  }
}

function userIdsIn({ teams }: TeamAnswer): string[] {
  const members = teams.flatMap((team) => team.members);
  const others = members.flatMap(({ alternatives }) => alternatives);
  return [...new Set([...members, ...others].map(({ developerId }) => developerId))];
}

/** Proposed users who are blocked with an earlier member of the team. */
function clashesIn({ members }: ComposedTeam, isBlocked: BlockCheck): TeamMember[] {
  return members.filter(
    ({ seat, developerId }, index) =>
      seat === 'proposed' &&
      members.slice(0, index).some((other) => isBlocked(developerId, other.developerId)),
  );
}

function withoutClashes(answer: TeamAnswer, isBlocked: BlockCheck): TeamAnswer {
  const teams = answer.teams.filter((team) => clashesIn(team, isBlocked).length === 0);
  return { ...answer, teams: teams.map((team) => withFittingAlternatives(team, isBlocked)) };
}

function withFittingAlternatives(team: ComposedTeam, isBlocked: BlockCheck): ComposedTeam {
  const fits = (id: string, seat: TeamMember) =>
    team.members.every((member) => member === seat || !isBlocked(id, member.developerId));
  const members = team.members.map((member) => ({
    ...member,
    alternatives: member.alternatives.filter(({ developerId }) => fits(developerId, member)),
  }));
  return { ...team, members };
}
