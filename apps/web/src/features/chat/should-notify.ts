import type { Message, Room, RoomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import type { IsHidden } from './blocked-messages.ts';

interface Listener {
  readonly ownId: string;
  readonly attention: RoomNotificationLevel;
  readonly isHidden: IsHidden;
}

/**
 * Whether a message should be announced and counted: messages of other users, as allowed by the room's
 * notification level. The server uses the same rule for notifications and unread counts.
 */
export function shouldNotify(message: Message, { ownId, attention, isHidden }: Listener): boolean {
  const { senderId, mentions } = message;
  if (senderId === ownId || isHidden(senderId) || attention === 'muted') return false;
  return attention === 'all' || mentions.some(({ userId }) => userId === ownId);
}

/** Whether a room stands out in the list, with or without a count. A muted room never does. */
export function isHighlighted({ attention, unreadCount }: Pick<Room, 'attention' | 'unreadCount'>): boolean {
  return unreadCount > 0 && attention !== 'muted';
}

/** Whether an edit may have added or removed a mention in an unread message that counts. */
export function canChangeWantedCount(
  { attention, unreadCount }: Pick<Room, 'attention' | 'unreadCount'>,
  { editedAt }: Message,
): boolean {
  return attention === 'mentions' && unreadCount > 0 && editedAt !== null;
}
