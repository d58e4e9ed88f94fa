import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { notificationsCopy } from '../../copy/notifications.ts';
import { texts } from '../../texts.ts';

/** How a notification looks. This depends on its event, not only on the status of the request. */
export type Look = 'pending' | 'accepted' | 'rejected' | 'closed' | 'info';

const lookOfType: Partial<Record<Notification['type'], Look>> = {
  request_accepted: 'accepted',
  request_rejected: 'rejected',
  request_expired: 'closed',
};

const lookOfStatus: Record<Notification['status'], Look> = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'closed',
  expired: 'closed',
  info: 'info',
};

export function lookOf({ type, status }: Pick<Notification, 'type' | 'status'>): Look {
  return lookOfType[type] ?? lookOfStatus[status];
}

type Requested = Pick<Notification, 'type' | 'status' | 'isFull'>;

/** The badge text; undefined if there is no badge. */
export function statusText({ type, status, isFull }: Requested): string | undefined {
  const look = lookOf({ type, status });
  if (look === 'accepted') return texts.notifications.accepted;
  if (look === 'rejected') return texts.notifications.rejected;
  if (look === 'pending') return isFull ? notificationsCopy.waitlist : notificationsCopy.pending;
  if (look === 'info') return undefined;
  return status === 'withdrawn' ? notificationsCopy.withdrawn : notificationsCopy.expired;
}

/** Whether the user can answer: only pending requests and invitations. */
export function isPendingRequest({ type, status }: Pick<Notification, 'type' | 'status'>): boolean {
  return status === 'pending' && (type === 'join_request' || type === 'invitation');
}

/** Whether a pending request waits for a seat. It can only be rejected. */
export function isWaitlisted(notification: Requested): boolean {
  return isPendingRequest(notification) && notification.isFull === true;
}

/** Whether a request waits for the user and not for a seat. */
export function isAwaitingAnswer(notification: Requested): boolean {
  return isPendingRequest(notification) && !isWaitlisted(notification);
}

/** The user can take back their rejection of a join request. Rejecting an invitation is final. */
export function canReopen({ type, status, requestId }: Notification): boolean {
  return type === 'join_request' && status === 'rejected' && requestId !== null;
}

/** The sender's note. Empty for answers, which quote the user's own note. */
export function noteOf({ type, note }: Pick<Notification, 'type' | 'note'>): string {
  return type === 'join_request' || type === 'invitation' ? note : '';
}

/** The role that the requester would prefer. */
export function roleOf({ type, role }: Pick<Notification, 'type' | 'role'>): string {
  return type === 'join_request' ? role : '';
}

/** Whether the user joined a team, so that their other requests may no longer matter. */
export function hasJoined({ type, status, requestKind }: Notification): boolean {
  return requestKind === 'invitation'
    ? type === 'invitation' && status === 'accepted'
    : type === 'request_accepted';
}
