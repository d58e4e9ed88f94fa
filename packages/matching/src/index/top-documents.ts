import type { IndexedDocument, InvertedIndex } from './inverted-index.ts';

/**
 * Keeps the best `limit` documents offered to it, by sum; equal sums in the order of the ids' hashes, so that the
 * outcome does not depend on the order of offers. A heap in typed arrays, the worst on top.
 */
export class TopDocuments<T extends IndexedDocument> {
  readonly #index: InvertedIndex<T>;
  readonly #limit: number;
  readonly #documents: Uint32Array;
  readonly #sums: Int32Array;
  #size = 0;

  /** `limit` is at least 1. */
  constructor(index: InvertedIndex<T>, limit: number) {
    this.#index = index;
    this.#limit = limit;
    this.#documents = new Uint32Array(limit);
    this.#sums = new Int32Array(limit);
  }

  /** A document with a lower sum has no chance any more. */
  get floor(): number {
    return this.#size < this.#limit ? 1 : (this.#sums[0] ?? 1);
  }

  offer(document: number, sum: number): void {
    if (this.#size < this.#limit) {
      this.#rise(this.#size, document, sum);
      this.#size += 1;
    } else if (this.#worse(this.#documents[0] ?? 0, this.#sums[0] ?? 0, document, sum)) {
      this.#sink(document, sum);
    }
  }

  /** Numbers of the documents kept, in no particular order. */
  kept(): number[] {
    return Array.from(this.#documents.subarray(0, this.#size));
  }

  /** Best first. */
  sorted(): number[] {
    return Array.from({ length: this.#size }, (_, place) => place)
      .sort((a, b) => (this.#worseAt(a, b) ? 1 : -1))
      .map((place) => this.#documents[place] ?? 0);
  }

  #rise(from: number, document: number, sum: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#worse(document, sum, this.#documents[parent] ?? 0, this.#sums[parent] ?? 0)) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#documents[at] = document;
    this.#sums[at] = sum;
  }

  #sink(document: number, sum: number): void {
    const sums = this.#sums;
    const size = this.#size;
    let at = 0;
    for (let left = 1; left < size; left = 2 * at + 1) {
      const right = left + 1;
      let child = left;
      let lowest = sums[left] ?? 0;
      if (right < size) {
        const other = sums[right] ?? 0;
        if (other < lowest || (other === lowest && this.#worseAt(right, left))) child = right;
        lowest = Math.min(lowest, other);
      }
      if (lowest > sum) break;
      if (lowest === sum && !this.#worse(this.#documents[child] ?? 0, lowest, document, sum)) break;
      this.#move(child, at);
      at = child;
    }
    this.#documents[at] = document;
    sums[at] = sum;
  }

  #move(from: number, to: number): void {
    this.#documents[to] = this.#documents[from] ?? 0;
    this.#sums[to] = this.#sums[from] ?? 0;
  }

  #worseAt(a: number, b: number): boolean {
    return this.#worse(
      this.#documents[a] ?? 0,
      this.#sums[a] ?? 0,
      this.#documents[b] ?? 0,
      this.#sums[b] ?? 0,
    );
  }

  #worse(a: number, sumOfA: number, b: number, sumOfB: number): boolean {
    if (sumOfA !== sumOfB) return sumOfA < sumOfB;
    const { hashes } = this.#index;
    if (hashes[a] !== hashes[b]) return (hashes[a] ?? 0) > (hashes[b] ?? 0);
    return (this.#index.documentAt(a)?.id ?? '') > (this.#index.documentAt(b)?.id ?? '');
  }
}
