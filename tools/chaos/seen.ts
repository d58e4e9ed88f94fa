import type { Message } from '../../packages/contracts/src/chat/chat.ts';
import type { Seen } from './history.ts';

/** The parts of a message that the history compares. */
export function seenOf({ id, postId, seq, senderId, clientId, message }: Message): Seen {
  return { id, room: postId, seq, senderId, clientId, text: message };
}
