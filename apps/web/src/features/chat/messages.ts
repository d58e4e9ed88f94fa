import type { Message, RepliedMessage } from '@teamwright/contracts/chat.ts';
import { limits } from '@teamwright/contracts/limits.ts';

/** The copy of a message that has seen more changes: answers and broadcasts overtake each other. */
export function newerOf(known: Message | undefined, incoming: Message): Message {
  return known && known.revision > incoming.revision ? known : incoming;
}

/** Known and incoming messages in the order of the room, each once, in its newest copy. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  if (incoming.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) byId.set(message.id, newerOf(byId.get(message.id), message));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The sequence number up to which nothing is missing after the first known message; 0 without messages. */
export function contiguousEnd(messages: readonly Message[]): number {
  let end = messages[0]?.seq ?? 0;
  for (const { seq } of messages) {
    if (seq > end + 1) break;
    end = seq;
  }
  return end;
}

/** A message as a reply to it quotes it. */
export function quoteOf(message: Message): RepliedMessage {
  const { id, seq, revision, senderId, senderUsername } = message;
  const deleted = message.deletedAt !== null;
  const text = message.message.slice(0, limits.replyQuote);
  return { id, seq, revision, senderId, senderUsername, message: text, deleted };
}

/** One for each copy of a message, so that what shows it is drawn once. */
const quotes = new WeakMap<Message, RepliedMessage>();

/** What is quoted, as of now: a deleted text never comes back through a quote. */
export function freshQuote(replied: RepliedMessage, known: Message | undefined): RepliedMessage {
  if (!known || known.revision <= replied.revision) return replied;
  const quote = quotes.get(known) ?? quoteOf(known);
  quotes.set(known, quote);
  return quote;
}

/** The last message that a person may change: their own, and not deleted. */
export function lastOwn(messages: readonly Message[], ownId: string): Message | undefined {
  return messages.findLast((message) => message.senderId === ownId && message.deletedAt === null);
}

/** How many messages follow `seq`, without those of people who do not count. */
export function countAfter(
  messages: readonly Message[],
  seq: number,
  leftOut: (senderId: string | null) => boolean,
): number {
  return messages.filter(
    (message) => message.seq > seq && !leftOut(message.senderId) && message.deletedAt === null,
  ).length;
}
