import { Numbering } from '../index/numbering.ts';

/** A set of values for each person, as bits. */
export interface BitTable {
  /** The number of different values. */
  readonly columns: number;
  /** The number of words for each person. */
  readonly words: number;
  readonly bits: Int32Array;
}

const bitsPerWord = 32;

/** One row for each person, with the values that they have. Only values that occur get a column. */
export function createBitTable(rows: readonly (readonly (string | number)[])[]): BitTable {
  const columns = new Numbering();
  for (const row of rows) for (const value of row) columns.numberOf(String(value));
  const words = wordsFor(columns.size);
  const bits = new Int32Array(rows.length * words);
  for (const [person, row] of rows.entries())
    for (const value of row) setBit(bits, person * words, columns.numberOf(String(value)));
  return { columns: columns.size, words, bits };
}

/** How many words hold a number of bits. */
export function wordsFor(bits: number): number {
  return Math.ceil(bits / bitsPerWord);
}

/** The word in which a bit is. */
export function wordOf(bit: number): number {
  return bit >>> 5;
}

/** A word with this bit only. */
export function maskOf(bit: number): number {
  return 1 << (bit & 31);
}

/** Sets a bit of the words that start at `first`. */
export function setBit(words: Int32Array, first: number, bit: number): void {
  const word = first + wordOf(bit);
  words[word] = (words[word] ?? 0) | maskOf(bit);
}
