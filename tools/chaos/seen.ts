import type { Message } from '../../packages/contracts/src/chat/chat.ts';
import type { Seen } from './history.ts';

/** What of a message the history is about. */
export function seenOf({ id, postId, seq, senderId, clientId, message }: Message): Seen {
  return { id, room: postId, seq, senderId, clientId, text: message };
}
