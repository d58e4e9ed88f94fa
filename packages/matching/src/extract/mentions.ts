import type { Pattern } from './patterns.ts';

/** A name standing in the text, from `start` up to `end`, UTF-16 offsets. */
export interface Mention {
  readonly pattern: Pattern;
  readonly start: number;
  readonly end: number;
}

/**
 * Adds a mention so that `kept` holds the leftmost and of those the longest at each place. Mentions must come
 * with rising ends, the longest first where ends are equal.
 */
export function keepLongest(kept: Mention[], mention: Mention): void {
  let length = kept.length;
  while (length > 0 && (kept[length - 1]?.start ?? -1) >= mention.start) length--;
  const before = kept[length - 1];
  if (before !== undefined && before.end > mention.start) return;
  kept.length = length;
  kept.push(mention);
}
