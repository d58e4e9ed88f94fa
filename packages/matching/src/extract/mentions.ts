import type { Pattern } from './patterns.ts';

/** A name in the text from `start` to `end`, in UTF-16 offsets. */
export interface Mention {
  readonly pattern: Pattern;
  readonly start: number;
  readonly end: number;
}

/**
 * Adds a mention so that `kept` holds the leftmost mentions, and the longest of those that start together.
 * Mentions must come in order of their ends, the longest first for equal ends.
 */
export function keepLongest(kept: Mention[], mention: Mention): void {
  let length = kept.length;
  while (length > 0 && (kept[length - 1]?.start ?? -1) >= mention.start) length--;
  const before = kept[length - 1];
  if (before !== undefined && before.end > mention.start) return;
  kept.length = length;
  kept.push(mention);
}
