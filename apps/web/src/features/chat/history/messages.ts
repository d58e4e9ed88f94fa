import { replaceEqualDeep } from '@tanstack/react-query';
import type { Message, RepliedMessage } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';

/**
 * Returns the version with more changes, because responses and broadcasts may arrive in any order. An equal one is the
 * known object, so that it is not drawn again.
 */
export function newerOf(known: Message | undefined, incoming: Message): Message {
  if (known === undefined) return incoming;
  const isSame = replaceEqualDeep(known, incoming) === known;
  return isSame || known.revision > incoming.revision ? known : incoming;
}

/** Merges messages in the order of the room, each once and in its newest version. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  const changed = incoming.filter((message) => {
    const before = byId.get(message.id);
    const after = newerOf(before, message);
    byId.set(message.id, after);
    return after !== before;
  });
  return changed.length === 0 ? known : [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The sequence number up to which no message is missing after the first known one; 0 without messages. */
export function contiguousEnd(messages: readonly Message[]): number {
  let end = messages[0]?.seq ?? 0;
  for (const { seq } of messages) {
    if (seq > end + 1) break;
    end = seq;
  }
  return end;
}

/** Returns a message in the form in which a reply quotes it. */
export function quoteOf(message: Message): RepliedMessage {
  const { id, seq, revision, senderId, senderUsername } = message;
  const deleted = message.deletedAt !== null;
  const text = message.message.slice(0, limits.replyQuote);
  return { id, seq, revision, senderId, senderUsername, message: text, deleted };
}

/** One quote per version of a message, so that a reply renders only once. */
const quotes = new WeakMap<Message, RepliedMessage>();

/** Returns the current version of a quote. A deleted text never reappears in a quote. */
export function freshQuote(replied: RepliedMessage, known: Message | undefined): RepliedMessage {
  if (!known || known.revision <= replied.revision) return replied;
  const quote = quotes.get(known) ?? quoteOf(known);
  quotes.set(known, quote);
  return quote;
}

/** The last message that the user can change: an own message that is not deleted. */
export function lastOwn(messages: readonly Message[], ownId: string): Message | undefined {
  return messages.findLast((message) => message.senderId === ownId && message.deletedAt === null);
}

/** Number of messages after `seq`, excluding senders that are not counted. */
export function countAfter(
  messages: readonly Message[],
  seq: number,
  isExcluded: (senderId: string | null) => boolean,
): number {
  return messages.filter(
    (message) => message.seq > seq && !isExcluded(message.senderId) && message.deletedAt === null,
  ).length;
}
