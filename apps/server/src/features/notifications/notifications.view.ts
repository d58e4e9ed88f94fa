import type { Notification } from '@teamwright/contracts/notifications.ts';
import { asksForAnswer } from './notifications.policy.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** Whom messages of the product itself come from. */
const productName = 'Teamwright';

export function notificationView(row: NotificationRow): Notification {
  return {
    _id: row.id,
    id: row.id,
    recipientId: row.recipientId,
    senderId: row.senderId,
    senderUsername: row.senderUsername ?? productName,
    senderPic: row.senderPic,
    postId: row.projectId,
    postTitle: row.projectTitle ?? '',
    postSlug: row.projectSlug,
    requestId: row.requestId,
    message: row.message,
    note: row.note ?? '',
    type: row.type,
    status: statusOf(row),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}

/** That of the request behind it, so that every recipient sees the same one. */
function statusOf({ type, requestStatus }: NotificationRow): Notification['status'] {
  return asksForAnswer(type) && requestStatus !== null ? requestStatus : 'info';
}
