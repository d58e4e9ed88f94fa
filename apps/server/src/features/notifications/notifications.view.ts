import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { isRequestNotification } from './notifications.policy.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** The sender's name for messages from the product itself. */
const productName = 'Teamwright';

export function notificationView(row: NotificationRow, now: Date): Notification {
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
    requestKind: row.requestKind,
    message: row.message,
    messageSeq: row.messageSeq,
    projects: [...(row.projects ?? [])],
    note: row.note ?? '',
    role: row.role ?? '',
    seat: row.seatId === null || row.seatName === null ? null : { id: row.seatId, name: row.seatName },
    event:
      row.eventSlug === null || row.eventTitle === null
        ? null
        : { slug: row.eventSlug, title: row.eventTitle },
    type: row.type,
    status: statusOf(row, now),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    ...(isRequestNotification(row.type) &&
      row.requestId !== null &&
      row.projectStatus === 'full' && { isFull: true as const }),
    ...(row.recipientRole !== null && { isMember: true as const }),
  };
}

/**
 * The status of its request, so that every recipient sees the same one. Expired as soon as `expiresAt` has passed.
 */
function statusOf(row: NotificationRow, now: Date): Notification['status'] {
  const { type, requestStatus, requestExpiresAt } = row;
  if (!isRequestNotification(type) || requestStatus === null) return 'info';
  const over = requestExpiresAt !== null && requestExpiresAt <= now;
  return requestStatus === 'pending' && over ? 'expired' : requestStatus;
}
