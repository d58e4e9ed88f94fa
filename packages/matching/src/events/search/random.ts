/** Pseudo-random numbers of 32-bit integers only (mulberry32): the same on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number below 2³². */
  #whole(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** In 0–1, without 1. */
  next(): number {
    return this.#whole() / 4294967296;
  }

  /** A whole number from 0, below `end`. */
  below(end: number): number {
    return Math.floor((this.#whole() / 4294967296) * end);
  }
}
