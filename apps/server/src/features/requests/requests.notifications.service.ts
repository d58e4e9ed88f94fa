import type { Ctx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { notify, refreshRecipients } from '../notifications/notifications.service.ts';
import { listLeads, listMembers } from '../teams/teams.service.ts';
import { outcomeMessage } from './requests.outcome.ts';
import * as repository from './requests.repository.ts';

type RequestEvent = DomainEvents['request.submitted'];
type Outcome = 'accepted' | 'rejected' | 'expired';

type Ended = RequestEvent & { readonly answeredBy?: string };

/** Notifies the user who made a request of its outcome. A retried job uses the same id, so it notifies once. */
export async function notifyOutcome(ctx: Ctx, outcome: Outcome, event: Ended): Promise<void> {
  await withTransaction(ctx, (ctx) => notifyInTransaction(ctx, outcome, event));
}

/**
 * The transaction locks the user whom the text names: the text is stored before their account is deleted, or not at
 * all.
 */
async function notifyInTransaction(ctx: Ctx, outcome: Outcome, event: Ended): Promise<void> {
  const { requestId } = event;
  const answeredBy = event.answeredBy ?? null;
  const story = await repository.findStory(ctx.db, requestId, answeredBy);
  if (story === undefined) return;
  await notify(ctx, {
    recipientId: story.createdBy,
    senderId: story.answererStatus === 'deleted' ? null : answeredBy,
    projectId: story.projectId,
    requestId,
    type: `request_${outcome}`,
    message: outcomeMessage(outcome, story),
    dedupeKey: `request_${outcome}:${ctx.requestId}`,
  });
}

/** Makes the clients of all affected users refetch a request. */
export async function refreshScreens(
  ctx: Ctx,
  { requestId, projectId, userId }: RequestEvent,
): Promise<void> {
  await refreshRecipients(ctx, requestId);
  const { realtime } = ctx.deps;
  for (const id of new Set([userId, ...(await listLeads(ctx, projectId))])) {
    realtime.toUser(id, 'changed', { entity: 'project', id: projectId });
    realtime.toUser(id, 'changed', { entity: 'recommendations', id: projectId });
  }
}

/** Makes the new member's clients refetch their rooms, and the team's clients the members. */
export async function refreshTeam(ctx: Ctx, event: RequestEvent): Promise<void> {
  await refreshScreens(ctx, event);
  for (const { userId } of await listMembers(ctx, [event.projectId])) {
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'project', id: event.projectId });
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'rooms', id: event.projectId });
  }
}
