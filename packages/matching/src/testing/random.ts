/** A pseudo-random generator with the same numbers in every run (mulberry32). */
export interface Random {
  /** In 0–1, without 1. */
  next(): number;
  below(end: number): number;
  /** An index below `end`, low ones far more often: like the popularity of skills and words. */
  popular(end: number): number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    below: (end) => Math.floor(next() * end),
    popular: (end) => Math.min(end, Math.floor((end + 1) ** next())) - 1,
  };
}
