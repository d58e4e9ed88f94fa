import { otherSymbol } from './alphabet.ts';

/** The Aho–Corasick automaton as one table with a step per character. State 0 is the start. */
export interface Automaton {
  readonly width: number;
  /** Next state: `next[state * width + symbol]`. */
  readonly next: Int32Array;
  /** Index of the pattern that ends in a state, or −1. */
  readonly output: Int32Array;
  /** The longest shorter suffix state with an output, or 0. */
  readonly shorter: Int32Array;
}

/**
 * Builds the automaton of `words`, patterns in symbols 1…width−1. Source: Aho and Corasick, CACM 18(6), 1975.
 */
export function createAutomaton(words: readonly Uint8Array[], width: number): Automaton {
  const most = words.reduce((sum, word) => sum + word.length, 1);
  const next = new Int32Array(most * width);
  const output = new Int32Array(most).fill(-1);
  const states = addWords(words, width, next, output);
  const shorter = new Int32Array(states);
  linkSuffixes(states, width, next, output, shorter);
  return { width, next: next.slice(0, states * width), output: output.slice(0, states), shorter };
}

/** Builds the trie in `next` and returns the number of its states. */
function addWords(words: readonly Uint8Array[], width: number, next: Int32Array, output: Int32Array): number {
  let states = 1;
  words.forEach((word, index) => {
    let state = 0;
    for (const symbol of word) {
      const slot = state * width + symbol;
      if (next[slot] === 0) next[slot] = states++;
      state = at(next, slot);
    }
    output[state] = index;
  });
  return states;
}

/** Breadth first: fills missing steps from the longest suffix, and links the outputs. */
function linkSuffixes(
  states: number,
  width: number,
  next: Int32Array,
  output: Int32Array,
  shorter: Int32Array,
): void {
  const suffix = new Int32Array(states);
  const queue = new Int32Array(states);
  let queued = 1;
  for (let head = 0; head < queued; head++) {
    const state = at(queue, head);
    for (let symbol = otherSymbol + 1; symbol < width; symbol++) {
      const slot = state * width + symbol;
      const child = at(next, slot);
      const fallback = state === 0 ? 0 : at(next, at(suffix, state) * width + symbol);
      if (child === 0) {
        next[slot] = fallback;
        continue;
      }
      suffix[child] = fallback;
      shorter[child] = at(output, fallback) >= 0 ? fallback : at(shorter, fallback);
      queue[queued++] = child;
    }
  }
}

/** Reads an element; the automaton's indexes are always within the table. */
export function at(table: Int32Array, index: number): number {
  return table[index] ?? 0;
}
