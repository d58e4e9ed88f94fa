import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';

interface Owned {
  readonly recipientId: string;
}

/** Only its recipient may see a notification. */
export function canReadNotification(actorId: string, { recipientId }: Owned): boolean {
  return actorId === recipientId;
}

/** Only these types need an answer; all others inform about an event. */
export function isRequestNotification(type: NotificationType): boolean {
  return type === 'join_request' || type === 'invitation';
}

interface Request {
  readonly type: NotificationType;
  readonly senderId: string | null;
  readonly recipientId: string;
}

/** The user who would join; null if the account is deleted. */
export function candidateOf({ type, senderId, recipientId }: Request): string | null {
  return type === 'invitation' ? recipientId : senderId;
}

/**
 * The message with another name for one of the users that it names. A longer name may contain a shorter one, so all
 * names are searched. A title that contains the name as a word changes as well.
 */
export function withNameReplaced(
  message: string,
  named: Readonly<Record<string, string>>,
  userId: string,
  newName: string,
): string {
  const longestFirst = Object.values(named).sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');
  return message.replace(names, (name) => (name === named[userId] ? newName : name));
}

interface News {
  readonly type: NotificationType;
  readonly readAt: Date | null;
  /** The status of its request. */
  readonly requestStatus: string | null;
}

/** A notification that was read or answered in the meantime needs no email. */
export function isStale({ type, readAt, requestStatus }: News): boolean {
  return readAt !== null || (isRequestNotification(type) && requestStatus !== 'pending');
}
