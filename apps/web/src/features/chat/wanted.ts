import type { Message, Room, RoomAttention } from '@teamwright/contracts/chat.ts';
import type { Folds } from './folding.ts';

interface Listener {
  readonly ownId: string;
  readonly attention: RoomAttention;
  readonly folds: Folds;
}

/**
 * Whether somebody wants to hear of a message that comes: what others wrote, as much of it as they chose for the room.
 * Such messages are spoken of and counted; the server sends notifications and counts unread ones by the same rule.
 */
export function isWanted(message: Message, { ownId, attention, folds }: Listener): boolean {
  const { senderId, mentions } = message;
  if (senderId === ownId || folds(senderId) || attention === 'muted') return false;
  return attention === 'all' || mentions.some(({ userId }) => userId === ownId);
}

/** Whether a room stands out in the list, be it without a number: only a muted one never does. */
export function standsOut({ attention, unreadCount }: Pick<Room, 'attention' | 'unreadCount'>): boolean {
  return unreadCount > 0 && attention !== 'muted';
}

/** Whether an edit may have given or taken a mention among the unread messages of which one is counted. */
export function mayChangeWanted(
  { attention, unreadCount }: Pick<Room, 'attention' | 'unreadCount'>,
  { editedAt }: Message,
): boolean {
  return attention === 'mentions' && unreadCount > 0 && editedAt !== null;
}
