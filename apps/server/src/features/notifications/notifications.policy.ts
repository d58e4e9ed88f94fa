import type { NotificationType } from '@teamwright/contracts/notifications.ts';

interface Owned {
  readonly recipientId: string;
}

/** A notification is its recipient's alone. */
export function holdsNotification(actorId: string, { recipientId }: Owned): boolean {
  return actorId === recipientId;
}

/** Only these ask for an answer; everything else tells what has happened. */
export function asksForAnswer(type: NotificationType): boolean {
  return type === 'join_request' || type === 'invitation';
}

interface News {
  readonly type: NotificationType;
  readonly readAt: Date | null;
  /** Of the request behind it. */
  readonly requestStatus: string | null;
}

/** What has been read or answered before its mail was written needs none. */
export function isStale({ type, readAt, requestStatus }: News): boolean {
  return readAt !== null || (asksForAnswer(type) && requestStatus !== 'pending');
}
