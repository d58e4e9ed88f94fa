import type { Ctx } from '../../core/ctx.ts';
import { type NewNotification, notify } from '../notifications/notifications.service.ts';
import { getProject } from '../projects/projects.service.ts';
import { listLeads } from '../teams/teams.service.ts';
import { listPendingIn } from './requests.list.repository.ts';
import { seatMessages } from './requests.outcome.ts';

/** Notifies managers, waitlist and invitees when a full project has an open seat again. */
export async function tellSeat(ctx: Ctx, { projectId }: { projectId: string }): Promise<void> {
  const { status, title } = await getProject(ctx, projectId);
  if (status !== 'open') return;
  const now = ctx.clock.now();
  const waiting = await listPendingIn(ctx.db, { projectId, kind: 'join_request', now }, { readerId: null });
  const invited = await listPendingIn(ctx.db, { projectId, kind: 'invitation', now }, { readerId: null });
  const words = seatMessages(title, waiting.length);
  const tell = (news: Pick<NewNotification, 'recipientId' | 'type' | 'message' | 'requestId'>) =>
    notify(ctx, { ...news, senderId: null, projectId, dedupeKey: `seat_opened:${ctx.requestId}` });
  if (waiting.length > 0)
    for (const recipientId of await listLeads(ctx, projectId))
      await tell({ recipientId, type: 'join_request', message: words.lead });
  for (const [index, { request }] of waiting.entries())
    await tell({ recipientId: request.userId, type: 'join_request', message: words.waiting(index + 1) });
  for (const { request } of invited)
    await tell({
      recipientId: request.userId,
      type: 'invitation',
      requestId: request.id,
      message: words.invited,
    });
}
