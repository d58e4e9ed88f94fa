/**
 * Keeps the best `limit` of the entries offered to it. `worse(a, b)` must order any two different entries, so
 * that the result does not depend on the order of offers.
 */
export class Best<T> {
  readonly #heap: T[] = [];
  readonly #limit: number;
  readonly #worse: (a: T, b: T) => boolean;

  constructor(limit: number, worse: (a: T, b: T) => boolean) {
    this.#limit = limit;
    this.#worse = worse;
  }

  get full(): boolean {
    return this.#heap.length >= this.#limit;
  }

  /** The entry that the next better one replaces. */
  get worst(): T | undefined {
    return this.#heap[0];
  }

  offer(entry: T): void {
    if (this.#heap.length < this.#limit) {
      this.#heap.push(entry);
      this.#rise(this.#heap.length - 1);
      return;
    }
    const worst = this.#heap[0];
    if (worst === undefined || this.#worse(entry, worst)) return;
    this.#heap[0] = entry;
    this.#sink();
  }

  /** Best first. */
  sorted(): T[] {
    return this.#heap.toSorted((a, b) => (this.#worse(a, b) ? 1 : -1));
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfWorse(at, parent)) return;
      at = parent;
    }
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const worstChild = this.#isWorse(left + 1, left) ? left + 1 : left;
      if (!this.#swapIfWorse(worstChild, at)) return;
      at = worstChild;
    }
  }

  #isWorse(at: number, other: number): boolean {
    const entry = this.#heap[at];
    const against = this.#heap[other];
    return entry !== undefined && against !== undefined && this.#worse(entry, against);
  }

  /** Moves a worse entry towards the root; returns false if it is already in order. */
  #swapIfWorse(child: number, parent: number): boolean {
    const lower = this.#heap[child];
    const upper = this.#heap[parent];
    if (lower === undefined || upper === undefined || !this.#worse(lower, upper)) return false;
    this.#heap[child] = upper;
    this.#heap[parent] = lower;
    return true;
  }
}
