/** From so many unread messages, or so long away, in milliseconds. */
const manyMessages = 10;
const longAway = 24 * 60 * 60_000;

interface Visit {
  /** The last message read before; 0 for somebody who was never here. */
  readonly lastReadSeq: number;
  /** ISO 8601. */
  readonly lastReadAt: string | null;
  readonly lastSeq: number;
  /** Milliseconds. */
  readonly now: number;
}

/** Whether a summary is worth its room: after an absence, not for whoever comes for the first time. */
export function wasAbsent({ lastReadSeq, lastReadAt, lastSeq, now }: Visit): boolean {
  if (lastReadSeq === 0 || lastReadAt === null || lastSeq <= lastReadSeq) return false;
  return lastSeq - lastReadSeq >= manyMessages || now - Date.parse(lastReadAt) > longAway;
}
