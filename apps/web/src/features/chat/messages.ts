import type { Message } from '@teamwright/contracts/chat.ts';

/** Known and incoming messages in the order of the room, each once. Incoming ones win: they may be edited. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  if (incoming.length === 0) return known;
  const byId = new Map([...known, ...incoming].map((message) => [message.id, message]));
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

/** How many messages of others follow `seq`. */
export function countAfter(messages: readonly Message[], seq: number, ownId: string): number {
  return messages.filter((message) => message.seq > seq && message.senderId !== ownId).length;
}
