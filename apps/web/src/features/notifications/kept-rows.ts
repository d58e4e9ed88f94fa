import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { isAwaitingAnswer } from './notification-status.ts';

/** A row that the user has answered during this visit, or of another request for the same project. */
export interface KeptRow {
  /** As it is now, also after it left the list. */
  notification: Notification;
  /** Its place in the list when it was first answered. */
  at: number;
  /** Whether it was among those to answer. */
  first: boolean;
}

/** The list with the answered rows that have left it in their former places. */
export function withKept(list: readonly Notification[], kept: readonly KeptRow[]): Notification[] {
  const ids = new Set(list.map(({ id }) => id));
  const rows = [...list];
  const gone = kept.filter(({ notification }) => !ids.has(notification.id));
  for (const { notification, at } of gone.toSorted((a, b) => a.at - b.at)) rows.splice(at, 0, notification);
  return rows;
}

/** Whether a row belongs to those to answer. An answered one stays where it was. */
export function isAmongFirst(notification: Notification, kept: readonly KeptRow[]): boolean {
  const row = kept.find((one) => one.notification.id === notification.id);
  return row ? row.first : isAwaitingAnswer(notification);
}
