import { limits } from '@teamwright/contracts/core/limits.ts';
import type { OwnRequest, WaitingRequest } from '@teamwright/contracts/requests.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { listPlaces } from '../projects/projects.service.ts';
import { requireLead, roleInProject } from '../teams/teams.service.ts';
import { listPendingIn, listPendingOf } from './requests.list.repository.ts';
import { remindableFrom, reminderRefusal, remindsOfRequest } from './requests.policy.ts';
import { requestView } from './requests.view.ts';

const limit = limits.pendingRequests.max;

/** Pending requests and invitations of the user and of their projects, in two queries. */
export async function listOwnRequests(ctx: UserCtx): Promise<OwnRequest[]> {
  const { userId } = ctx.actor;
  const now = ctx.clock.now();
  const rows = await listPendingOf(ctx.db, userId, now, limit);
  const places = await listPlaces(ctx, userId, [...new Set(rows.map(({ request }) => request.projectId))]);
  return rows.map(({ request, project, person, role }) => ({
    ...requestView(request, now),
    project,
    person,
    waitlist: places.get(request.id) ?? null,
    can: {
      remind:
        remindsOfRequest(request, userId, role ?? undefined) &&
        reminderRefusal(request, project.status, now) === undefined,
    },
    remindableFrom: remindableFrom(request).toISOString(),
  }));
}

/** Users waiting for an answer from the managers of this project, oldest first. */
export async function listWaiting(ctx: UserCtx, projectId: string): Promise<WaitingRequest[]> {
  await roleInProject(ctx, projectId, ctx.actor.userId);
  await requireLead(ctx, projectId);
  const now = ctx.clock.now();
  const wanted = { projectId, kind: 'join_request', now } as const;
  const rows = await listPendingIn(ctx.db, wanted, { readerId: ctx.actor.userId, limit });
  return rows.map(({ request, person, notificationId }) => ({
    ...requestView(request, now),
    person,
    notificationId,
  }));
}
