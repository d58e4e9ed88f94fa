import type { RoomAttention } from '@teamwright/contracts/chat.ts';
import {
  alwaysInApp,
  defaultChoices,
  type MailChoice,
  type NotificationChoices,
} from '@teamwright/contracts/notification-preferences.ts';
import type { NotificationType } from '@teamwright/contracts/notifications.ts';

export interface DeliverySettings {
  /** What this person chose so far. */
  readonly choices: Partial<NotificationChoices>;
  /** How much they want to hear of the project's room; null where they do not belong to it. */
  readonly attention: RoomAttention | null;
}

export interface Delivery {
  /** In the list of notifications and among the unread ones. */
  readonly inApp: boolean;
  readonly mail: MailChoice;
}

const nothing: Delivery = { inApp: false, mail: 'off' };

/**
 * Where a notification may go. The one place that decides it: a mention in a muted room goes nowhere, everything else
 * where its recipient chose.
 */
export function decideDelivery(type: NotificationType, { choices, attention }: DeliverySettings): Delivery {
  if (type === 'mention' && (attention === 'muted' || attention === null)) return nothing;
  return allChoices(choices)[type];
}

/** Chosen or by default. What is answered in the list stands there, whatever a row says. */
export function allChoices(choices: Partial<NotificationChoices>): NotificationChoices {
  const chosen = { ...defaultChoices, ...choices };
  for (const type of alwaysInApp) chosen[type] = { ...chosen[type], inApp: true };
  return chosen;
}

export function goesNowhere({ inApp, mail }: Delivery): boolean {
  return !inApp && mail === 'off';
}
