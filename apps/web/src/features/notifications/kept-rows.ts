import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';

/** A row that the user has answered during this visit, or of another request for the same project. */
export interface KeptRow {
  /** As it is now, also after it left the list. */
  notification: Notification;
  /** Its place in the list when it was first answered. */
  at: number;
}

/** The list with the answered rows that have left it in their former places. */
export function withKept(list: readonly Notification[], kept: readonly KeptRow[]): Notification[] {
  const ids = new Set(list.map(({ id }) => id));
  const rows = [...list];
  const gone = kept.filter(({ notification }) => !ids.has(notification.id));
  for (const { notification, at } of gone.toSorted((a, b) => a.at - b.at)) rows.splice(at, 0, notification);
  return rows;
}
