import type { Numbering } from './numbering.ts';
import { tokenize } from './tokenize.ts';

/** Impacts of all kinds are integers in 1…1023, so that sums are exact in any order. */
export const IMPACT_BITS = 10;
export const TOP_IMPACT = (1 << IMPACT_BITS) - 1;
/** How many words, or other features, a packed number can tell apart. */
export const MOST_FEATURES = 1 << (32 - IMPACT_BITS);

/** BM25: how fast repeating a word saturates, and how much long texts are discounted. */
const K1 = 1.2;
const B = 0.75;
/** Discounted against a fixed length instead of the average, so that one text's impacts never change by another's. */
const REFERENCE_LENGTH = 80;
const MOST_WORDS = 160;

/**
 * A text as packed (word, impact) pairs, ascending by word: the BM25 weight of each word without its idf. Keeps the
 * 160 most frequent words.
 */
export function wordImpacts(text: string, numbering: Numbering): Uint32Array {
  const tokens = tokenize(text);
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const saturation = K1 * (1 - B + (B * tokens.length) / REFERENCE_LENGTH);
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_WORDS);
  const packed = frequent
    .map(([word, count]) => [numbering.numberOf(word), count / (count + saturation)] as const)
    .filter(([number]) => number < MOST_FEATURES)
    .map(([number, share]) => pack(number, share));
  return Uint32Array.from(packed).sort();
}

/** Packs a feature's number with a share in 0–1. */
export function pack(feature: number, share: number): number {
  const impact = Math.max(1, Math.round(Math.min(1, share) * TOP_IMPACT));
  return ((feature << IMPACT_BITS) | impact) >>> 0;
}

export function featureOf(packed: number): number {
  return packed >>> IMPACT_BITS;
}

export function impactOf(packed: number): number {
  return packed & TOP_IMPACT;
}

/** Whether a packed, ascending list holds the feature. */
export function holds(list: Uint32Array, feature: number): boolean {
  return impactIn(list, feature) > 0;
}

/** Impact of a feature in a packed, ascending list; 0 if it is not there. */
export function impactIn(list: Uint32Array, feature: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (featureOf(list[middle] ?? 0) < feature) low = middle + 1;
    else high = middle;
  }
  const packed = low < list.length ? (list[low] ?? 0) : 0;
  return featureOf(packed) === feature ? impactOf(packed) : 0;
}
