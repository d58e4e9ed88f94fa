import type { Numbering } from './numbering.ts';
import { tokenize } from './tokenize.ts';

/** Impacts of all kinds are integers in 1…1023, so that sums are exact in any order. */
export const impactBits = 10;
export const topImpact = (1 << impactBits) - 1;
/** The number of different words, or other features, that a packed number can hold. */
const maxFeatures = 1 << (32 - impactBits);

/** BM25 parameters: how fast repeated words saturate, and how much long texts are discounted. */
const k1 = 1.2;
const b = 0.75;
const maxWords = 160;

/** Texts of one kind, in any order; their words are counted together. */
export interface Stream {
  readonly texts: readonly string[];
  /** Weight of a word in this stream relative to other streams of the document. */
  readonly weight: number;
  /**
   * In words. Longer streams are discounted. Fixed, so that a document's impacts do not depend on other
   * documents.
   */
  readonly referenceLength: number;
}

/** A stream of one text, for short texts that users write about themselves or a project. */
export function ownWords(text: string): Stream {
  return { texts: [text], weight: 1, referenceLength: 80 };
}

/**
 * A document's streams as packed (word, impact) pairs, ascending by word: the BM25F weight of each word
 * without its idf (Robertson, Zaragoza and Taylor, Simple BM25 Extension to Multiple Weighted Fields, CIKM
 * 2004). Keeps the 160 words with the highest weights.
 */
export function wordImpacts(streams: readonly Stream[], numbering: Numbering): Uint32Array {
  const weights = new Map<string, number>();
  for (const { texts, weight, referenceLength } of streams) {
    const words = texts.toSorted().map(tokenize);
    const length = words.reduce((sum, { length }) => sum + length, 0);
    const each = weight / (1 - b + (b * length) / referenceLength);
    for (const [word, times] of counted(words)) weights.set(word, (weights.get(word) ?? 0) + times * each);
  }
  const packed = heaviest(weights)
    .map(([word, times]) => [numbering.numberOf(word), times / (times + k1)] as const)
    .filter(([number]) => number < maxFeatures)
    .map(([number, share]) => pack(number, share));
  return Uint32Array.from(packed).sort();
}

/**
 * Counts words in the order of their position over all texts. If there are too many words, the first words of
 * every text are kept.
 */
function counted(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const longest = texts.reduce((maximum, { length }) => Math.max(maximum, length), 0);
  for (let at = 0; at < longest; at += 1)
    for (const text of texts) {
      const word = text[at];
      if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return counts;
}

/** The words with the highest weights; of equal ones, the first. */
function heaviest(weights: ReadonlyMap<string, number>): [string, number][] {
  if (weights.size <= maxWords) return [...weights];
  const threshold = Float64Array.from(weights.values()).sort().at(-maxWords) ?? 0;
  let free = maxWords;
  for (const times of weights.values()) if (times > threshold) free -= 1;
  return [...weights].filter(([, times]) => times > threshold || (times === threshold && free-- > 0));
}

/** Packs a feature's number with a share in 0–1. */
export function pack(feature: number, share: number): number {
  const impact = Math.max(1, Math.round(Math.min(1, share) * topImpact));
  return ((feature << impactBits) | impact) >>> 0;
}

export function featureOf(packed: number): number {
  return packed >>> impactBits;
}

export function impactOf(packed: number): number {
  return packed & topImpact;
}
