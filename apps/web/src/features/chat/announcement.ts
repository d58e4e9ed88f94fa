import type { Message, RoomAttention } from '@teamwright/contracts/chat.ts';
import { chatCopy } from '../../copy/chat.ts';
import { fill } from '../../texts.ts';
import type { Folds } from './folding.ts';
import { spokenText } from './pictures/spoken-text.ts';

interface Listener {
  readonly ownId: string;
  readonly attention: RoomAttention;
  readonly folds: Folds;
}

/** Whether a message is spoken of when it comes: what others wrote, as much of it as one wants to hear of the room. */
export function isAnnounced(message: Message, { ownId, attention, folds }: Listener): boolean {
  const { senderId, mentions } = message;
  if (senderId === ownId || folds(senderId) || attention === 'muted') return false;
  return attention === 'all' || mentions.some(({ userId }) => userId === ownId);
}

/** What is spoken of the messages that came in one burst: one in full, several as a number. */
export function announcementOf(burst: readonly Message[]): string {
  const [first] = burst;
  if (!first) return '';
  if (burst.length > 1) return fill(chatCopy.announcedMany, { count: burst.length });
  return fill(chatCopy.announced, { name: first.senderUsername, text: spokenText(first) });
}
