import type { Message } from '@teamwright/contracts/chat.ts';

export function isUnread(message: Message, mark: number, ownId: string): boolean {
  return message.seq > mark && message.senderId !== ownId;
}

interface Arrival {
  /** The last sequence number before the arrival. */
  lastSeq: number;
  /** The sequence number that arrives. */
  seq: number;
  /** Up to where the person has read. */
  readSeq: number;
  /** The window has the focus and the end of the log is in view. */
  reading: boolean;
}

/**
 * Where the New line stands after an arrival, as the sequence number before it. It stays while it is in
 * use; a reader at the end gets none; for a person who is away it begins after what was read.
 */
export function markAfterArrival(mark: number, { lastSeq, seq, readSeq, reading }: Arrival): number {
  if (!reading) return Math.max(mark, readSeq);
  return mark >= lastSeq ? Math.max(mark, seq) : mark;
}
