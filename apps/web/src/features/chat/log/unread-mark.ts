import type { Message } from '@teamwright/contracts/chat/chat.ts';

export function isUnread(message: Message, mark: number, ownId: string): boolean {
  return message.seq > mark && message.senderId !== ownId;
}

interface Arrival {
  /** The last sequence number before the arrival. */
  lastSeq: number;
  /** The sequence number of the arriving message. */
  seq: number;
  /** The user's read position. */
  readSeq: number;
  /** The window has the focus and the end of the log is visible. */
  reading: boolean;
}

/**
 * Returns the new position of the "New" line: the sequence number before it. A visible line stays. For a user
 * who reads at the end there is none. For an absent user it starts after their read position.
 */
export function markAfterArrival(mark: number, { lastSeq, seq, readSeq, reading }: Arrival): number {
  if (!reading) return Math.max(mark, readSeq);
  return mark >= lastSeq ? Math.max(mark, seq) : mark;
}
