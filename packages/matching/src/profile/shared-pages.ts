/** Numbers in a page. A page goes as a whole, when nothing that lies in it is held any more. */
const PAGE = 1 << 18;

/** What lies in pages: arrays that are replaced by views of the same numbers. */
export interface Packed {
  numbers: Uint32Array;
  fields: Uint32Array;
  vector: Uint32Array;
}

/**
 * Small arrays laid one behind the other in large ones: a buffer of its own costs an array more than what it mostly
 * holds, and whoever reads it a wait for memory.
 */
export class SharedPages {
  readonly #size: number;
  #page = new Uint32Array(0);
  #used = 0;
  /** Numbers held, and numbers in pages that nobody needs any more. */
  #held = 0;
  #waste = 0;

  constructor(size = PAGE) {
    this.#size = size;
  }

  keep(one: Packed): void {
    const length = lengthOf(one);
    if (this.#used + length > this.#page.length) {
      this.#page = new Uint32Array(Math.max(this.#size, length));
      this.#used = 0;
    }
    one.numbers = this.#copy(one.numbers);
    one.fields = this.#copy(one.fields);
    if (one.vector.length > 0) one.vector = this.#copy(one.vector);
    this.#held += length;
  }

  /** Counts what is no longer needed; once that is more than what is, all that are `left` move to new pages. */
  drop(one: Packed, left: () => Iterable<Packed>): void {
    this.#held -= lengthOf(one);
    this.#waste += lengthOf(one);
    if (this.#waste <= Math.max(this.#held, this.#size)) return;
    this.#page = new Uint32Array(0);
    this.#used = 0;
    this.#held = 0;
    this.#waste = 0;
    for (const each of left()) this.keep(each);
  }

  #copy(array: Uint32Array): Uint32Array {
    const from = this.#used;
    this.#used += array.length;
    this.#page.set(array, from);
    return this.#page.subarray(from, this.#used);
  }
}

function lengthOf({ numbers, fields, vector }: Packed): number {
  return numbers.length + fields.length + vector.length;
}
