import type { Message, Room, RoomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import { isWantedAt } from '@teamwright/contracts/chat/permissions.ts';
import type { IsHidden } from './blocked-messages.ts';

interface Listener {
  readonly ownId: string;
  readonly level: RoomNotificationLevel;
  readonly isHidden: IsHidden;
}

/** Whether a message that has just arrived should be announced and counted. */
export function shouldNotify(message: Message, { ownId, level, isHidden }: Listener): boolean {
  const { senderId, mentions } = message;
  if (senderId === ownId || isHidden(senderId)) return false;
  return isWantedAt(
    level,
    mentions.some(({ userId }) => userId === ownId),
  );
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
  const mentionMatters = isWantedAt(attention, true) && !isWantedAt(attention, false);
  return mentionMatters && unreadCount > 0 && editedAt !== null;
}
