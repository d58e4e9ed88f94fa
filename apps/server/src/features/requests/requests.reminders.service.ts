import type { Request } from '@teamwright/contracts/requests.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import { listLeads } from '../teams/teams.service.ts';
import { eventOf, lockRequest, requirePending, requireReminding } from './requests.guards.service.ts';
import { reminderMessage } from './requests.outcome.ts';
import {
  clockReminderHorizon,
  closedDoor,
  daysUntil,
  isOverdue,
  reminderRefusal,
} from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { requestView } from './requests.view.ts';

type RequestRow = repository.RequestRow;
type Reminder = Parameters<typeof reminderMessage>[0];

/** Requests per read; the job repeats until none is left. */
const batch = 1000;

/** Sends one reminder of the actor's own pending request, or of an invitation to a project that they manage. */
export async function remindOfRequest(ctx: UserCtx, requestId: string): Promise<Request> {
  return await withTransaction(ctx, async (ctx) => {
    const { project, request } = await lockRequest(ctx, requestId);
    await requireReminding(ctx, request);
    requirePending(ctx, request);
    const now = ctx.clock.now();
    const refusal = reminderRefusal(request, project.status, now);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    await repository.updateReminder(ctx.db, request.id, { remindedAt: now });
    await remind(ctx, request, 'maker', ctx.actor.userId);
    return requestView({ ...request, remindedAt: now }, now);
  });
}

/** Sends one reminder of each request that is a week old. A failure is logged and left to the next run. */
export async function remindOfWaiting(ctx: Ctx): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const ids = await repository.listUnreminded(
      ctx.db,
      { after: now, before: clockReminderHorizon(now) },
      batch,
    );
    let done = 0;
    for (const id of ids) {
      try {
        await withTransaction(ctx, (ctx) => remindByClock(ctx, id));
        done += 1;
      } catch (error) {
        ctx.log.error({ err: error }, 'nobody could be reminded of a request');
      }
    }
    if (ids.length < batch || done === 0) return;
  }
}

/** Checks again under the lock, because another process may have sent it or the request may be answered. */
async function remindByClock(ctx: Ctx, requestId: string): Promise<void> {
  const { project, request } = await lockRequest(ctx, requestId);
  const now = ctx.clock.now();
  const waits = request.status === 'pending' && !isOverdue(request, now);
  if (!waits || request.clockRemindedAt !== null || closedDoor(project.status) !== undefined) return;
  await repository.updateReminder(ctx.db, request.id, { clockRemindedAt: now });
  await remind(ctx, request, 'clock', request.createdBy);
}

/** @param senderId the sender of the notification; any manager may remind of an invitation */
async function remind(ctx: Ctx, request: RequestRow, by: Reminder['by'], senderId: string): Promise<void> {
  const { id: requestId, kind: type, projectId } = request;
  const story = await repository.findStory(ctx.db, requestId, senderId);
  if (story === undefined) return;
  const days = daysUntil(request.expiresAt, ctx.clock.now());
  const message = reminderMessage({ by, kind: type, title: story.title, maker: story.answerer ?? '', days });
  const recipients = type === 'invitation' ? [request.userId] : await listLeads(ctx, projectId);
  for (const recipientId of recipients)
    await notify(ctx, { recipientId, senderId, projectId, requestId, type, message });
  await emit(ctx, 'request.reminded', eventOf(request));
}
