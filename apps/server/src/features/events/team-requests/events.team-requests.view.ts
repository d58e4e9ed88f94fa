import type { ListedTeamRequest, TeamRequest } from '@teamwright/contracts/events/team-requests.ts';
import type { listTeamRequests, TeamRequestRow } from './events.team-requests.repository.ts';

export function teamRequestView({ id, reason, askedAt, closedAt, reply }: TeamRequestRow): TeamRequest {
  return {
    id,
    reason,
    reply,
    askedAt: askedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

type Listed = Awaited<ReturnType<typeof listTeamRequests>>[number];

export function listedTeamRequestView({ request, username, team }: Listed): ListedTeamRequest {
  return { ...teamRequestView(request), userId: request.userId, username, team };
}
