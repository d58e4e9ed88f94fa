/** Minimum number of unread messages, or minimum absence in milliseconds, for a summary. */
const manyMessages = 10;
const longAway = 24 * 60 * 60_000;

interface Visit {
  /** The last message read before this visit; 0 on the first visit. */
  readonly lastReadSeq: number;
  /** ISO 8601. */
  readonly lastReadAt: string | null;
  readonly lastSeq: number;
  /** In milliseconds. */
  readonly now: number;
}

/** Whether to show a summary: after an absence, but not on the first visit. */
export function wasAbsent({ lastReadSeq, lastReadAt, lastSeq, now }: Visit): boolean {
  if (lastReadSeq === 0 || lastReadAt === null || lastSeq <= lastReadSeq) return false;
  return lastSeq - lastReadSeq >= manyMessages || now - Date.parse(lastReadAt) > longAway;
}
