import type { ComposedTeam, TeamAnswer, TeamMember } from '@teamwright/matching/team/team.ts';
import type { Ctx } from '../../core/ctx.ts';
import { apartAmong, isApart, listApart } from '../blocks/blocks.service.ts';
import { listLeads } from '../teams/teams.service.ts';
import * as repository from './matching.repository.ts';

/** Projects led by somebody whom this person has blocked, or who has blocked them. */
export async function listProjectsApart(ctx: Ctx, userId: string): Promise<string[]> {
  const people = await listApart(ctx, userId);
  return await repository.listProjectIdsLedBy(ctx.db, [...people]);
}

/** People whom somebody who leads the project has blocked, or who have blocked one of them. */
export async function listPeopleApart(ctx: Ctx, projectId: string): Promise<Set<string>> {
  return await listApart(ctx, ...(await listLeads(ctx, projectId)));
}

/** Whether a block stands between this person and those who lead the project. */
export async function isApartFromProject(ctx: Ctx, projectId: string, userId: string): Promise<boolean> {
  return await isApart(ctx, userId, await listLeads(ctx, projectId));
}

type Apart = (one: string, other: string) => boolean;

/** So often teams are composed anew, each time without those who would sit beside somebody they are apart from. */
const tries = 5;

/**
 * Teams in which nobody proposed has blocked another member or was blocked by one. What still clashes after the last
 * try is left out; people who are on the team already, or pinned, were chosen by the team itself.
 */
export async function composeApart(
  ctx: Ctx,
  compose: (leftOut: ReadonlySet<string>) => Promise<TeamAnswer>,
): Promise<TeamAnswer> {
  const leftOut = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await compose(leftOut);
    const apart = await apartAmong(ctx, everybodyIn(answer));
    const clashes = answer.teams.flatMap((team) => clashesIn(team, apart));
    if (clashes.length === 0 || attempt === tries) return withoutClashes(answer, apart);
    for (const { developerId } of clashes) leftOut.add(developerId);
  }
}

function everybodyIn({ teams }: TeamAnswer): string[] {
  const members = teams.flatMap((team) => team.members);
  const others = members.flatMap(({ alternatives }) => alternatives);
  return [...new Set([...members, ...others].map(({ developerId }) => developerId))];
}

/** Proposed people apart from somebody who stands before them on the team. */
function clashesIn({ members }: ComposedTeam, apart: Apart): TeamMember[] {
  return members.filter(
    ({ seat, developerId }, place) =>
      seat === 'proposed' && members.slice(0, place).some((other) => apart(developerId, other.developerId)),
  );
}

function withoutClashes(answer: TeamAnswer, apart: Apart): TeamAnswer {
  const teams = answer.teams.filter((team) => clashesIn(team, apart).length === 0);
  return { ...answer, teams: teams.map((team) => withFittingAlternatives(team, apart)) };
}

function withFittingAlternatives(team: ComposedTeam, apart: Apart): ComposedTeam {
  const fits = (id: string, seat: TeamMember) =>
    team.members.every((member) => member === seat || !apart(id, member.developerId));
  const members = team.members.map((member) => ({
    ...member,
    alternatives: member.alternatives.filter(({ developerId }) => fits(developerId, member)),
  }));
  return { ...team, members };
}
