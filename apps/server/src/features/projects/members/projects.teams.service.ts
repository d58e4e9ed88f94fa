import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { projects } from '@teamwright/contracts/projects/projects.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { canManageTeam } from '../../teams/teams.policy.ts';
import { listTeamsOf } from './projects.teams.repository.ts';

/** A user with more teams sees the ones joined last. */
const maxTeams = 50;

/** The actor's teams without archived projects, in one query. */
export async function listOwnTeams(ctx: UserCtx): Promise<Answer<typeof projects.listTeams>> {
  const rows = await listTeamsOf(ctx.db, ctx.actor.userId, ctx.clock.now(), maxTeams);
  return rows.map(({ teamSize, requests, ...team }) => ({
    ...team,
    seatsOpen: Math.max(0, teamSize - team.members),
    requests: canManageTeam(team.role) ? requests : null,
  }));
}
