import type { RoomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import { isWantedAt } from '@teamwright/contracts/chat/permissions.ts';
import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import {
  alwaysInApp,
  defaultChoices,
  type MailChoice,
  type NotificationChoices,
} from '@teamwright/contracts/notifications/preferences.ts';

export interface DeliverySettings {
  /** What the user has chosen so far. */
  readonly choices: Partial<NotificationChoices>;
  /** The user's notification level for the project's room; null for non-members. */
  readonly notificationLevel: RoomNotificationLevel | null;
}

export interface Delivery {
  /** In the list of notifications and in the unread count. */
  readonly inApp: boolean;
  readonly mail: MailChoice;
}

const nothing: Delivery = { inApp: false, mail: 'off' };

/**
 * The only function that decides where a notification goes: a mention in a muted room goes nowhere, everything else
 * where its recipient chose.
 */
export function decideDelivery(
  type: NotificationType,
  { choices, notificationLevel }: DeliverySettings,
): Delivery {
  if (type === 'mention' && (notificationLevel === null || !isWantedAt(notificationLevel, true)))
    return nothing;
  return allChoices(choices)[type];
}

/**
 * The user's choices, or the defaults. Types that are answered in the list always appear there, even if a row says
 * otherwise.
 */
export function allChoices(choices: Partial<NotificationChoices>): NotificationChoices {
  const chosen = { ...defaultChoices, ...choices };
  for (const type of alwaysInApp) chosen[type] = { ...chosen[type], inApp: true };
  return chosen;
}

export function isDiscarded({ inApp, mail }: Delivery): boolean {
  return !inApp && mail === 'off';
}
