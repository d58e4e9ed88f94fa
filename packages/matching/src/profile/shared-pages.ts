/** Numbers per page. A page is freed as a whole, when none of its arrays is in use. */
const pageSize = 1 << 18;

/** Arrays stored in pages; they are replaced by views of the same numbers. */
export interface Packed {
  numbers: Uint32Array;
  fields: Uint32Array;
}

/**
 * Stores small arrays one after another in large ones. A separate buffer per array would need more memory
 * than the contents, and each read would wait for memory.
 */
export class SharedPages {
  readonly #size: number;
  #page = new Uint32Array(0);
  #used = 0;
  /** Numbers in use, and numbers in pages that are no longer needed. */
  #held = 0;
  #waste = 0;

  constructor(size = pageSize) {
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
    this.#held += length;
  }

  /**
   * Counts the arrays as unused. When more numbers are unused than used, moves the arrays of `left` to new
   * pages.
   */
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

function lengthOf({ numbers, fields }: Packed): number {
  return numbers.length + fields.length;
}
