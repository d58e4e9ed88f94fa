import type { Notification } from '@teamwright/contracts/notifications.ts';
import { notificationsCopy } from '../../copy/notifications.ts';
import { texts } from '../../texts.ts';

/** How a notification looks: what it reports, not only the status of the request behind it. */
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

/** The word of the badge; undefined where there is nothing to say. */
export function statusText({ type, status }: Pick<Notification, 'type' | 'status'>): string | undefined {
  const look = lookOf({ type, status });
  if (look === 'accepted') return texts.notifications.accepted;
  if (look === 'rejected') return texts.notifications.rejected;
  if (look === 'pending') return notificationsCopy.pending;
  if (look === 'info') return undefined;
  return status === 'withdrawn' ? notificationsCopy.withdrawn : notificationsCopy.expired;
}

/** Only pending requests and invitations ask for an answer. */
export function asksForAnswer({ type, status }: Pick<Notification, 'type' | 'status'>): boolean {
  return status === 'pending' && (type === 'join_request' || type === 'invitation');
}

/** One's own "no" to a join request may be taken back; the "no" to an invitation is final. */
export function canReopen({ type, status, requestId }: Notification): boolean {
  return type === 'join_request' && status === 'rejected' && requestId !== null;
}

/** What the sender wrote along; an answer carries the note that it answers, which is one's own. */
export function noteOf({ type, note }: Pick<Notification, 'type' | 'note'>): string {
  return type === 'join_request' || type === 'invitation' ? note : '';
}

/** The role that somebody who asks would like. */
export function roleOf({ type, role }: Pick<Notification, 'type' | 'role'>): string {
  return type === 'join_request' ? role : '';
}

/** One belongs to a team now, so that what else one asked may have lost its point. */
export function hasJoined({ type, status, requestKind }: Notification): boolean {
  return requestKind === 'invitation'
    ? type === 'invitation' && status === 'accepted'
    : type === 'request_accepted';
}
