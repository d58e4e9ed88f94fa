import type { ManagedProject, WaitingRequest } from '@teamwright/contracts/requests.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { listBestCandidates } from '../matching/matching.candidates.service.ts';
import { listOwnTeams } from '../projects/members/projects.teams.service.ts';
import { canManageTeam } from '../teams/teams.policy.ts';
import { listOpenSeats } from './requests.list.repository.ts';
import { listWaitingIn } from './requests.service.ts';

const maxProjects = 4;
const maxRequests = 3;

/**
 * The actor's own projects with what waits for a decision there. The number of queries does not depend on the number of
 * projects.
 */
export async function getOverview(ctx: UserCtx): Promise<ManagedProject[]> {
  const managed = (await listOwnTeams(ctx)).filter(({ role }) => canManageTeam(role));
  const shown = managed.toSorted((a, b) => urgencyOf(b) - urgencyOf(a)).slice(0, maxProjects);
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const withOpenSeats = shown.filter(({ status, seatsOpen }) => status === 'open' && seatsOpen > 0);
  const [seats, waiting, candidates] = await Promise.all([
    listOpenSeats(ctx.db, ids),
    listWaitingIn(ctx, ids),
    listBestCandidates(
      ctx,
      withOpenSeats.map(({ id }) => id),
    ),
  ]);
  const seatsOf = Map.groupBy(seats, ({ projectId }) => projectId);
  const waitingOf = Map.groupBy(waiting, ({ postId }) => postId);
  return shown.map(({ requests, members: _, ...project }) => ({
    ...project,
    openSeats: (seatsOf.get(project.id) ?? []).map(({ id, name }) => ({ id, name })),
    requestCount: requests ?? 0,
    requests: chooseRequests(waitingOf.get(project.id) ?? [], project),
    candidate: candidates.get(project.id) ?? null,
  }));
}

/** Projects with requests first, then the open ones. The others keep their order: the last joined first. */
function urgencyOf({
  requests,
  status,
}: {
  requests: number | null;
  status: ManagedProject['status'];
}): number {
  return (requests ? 2 : 0) + (status === 'open' ? 1 : 0);
}

/** The best fits of an open project, or the first of the waitlist of a full one. */
function chooseRequests(
  requests: readonly WaitingRequest[],
  { status }: Pick<ManagedProject, 'status'>,
): WaitingRequest[] {
  const ordered =
    status === 'open'
      ? requests.toSorted((a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1))
      : requests;
  return ordered.slice(0, maxRequests);
}
