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
