import type { IndexedDocument, InvertedIndex } from './inverted-index.ts';
import { nthLargest } from './nth-largest.ts';

/**
 * Keeps the best `limit` documents offered to it by their sum, ties in the order of the ids' hashes. The
 * result does not depend on the order of offers. Offers are collected and pruned together, which takes fewer
 * steps per offer than a heap.
 */
export class TopDocuments<T extends IndexedDocument> {
  readonly #index: InvertedIndex<T>;
  readonly #limit: number;
  readonly #documents: Uint32Array;
  readonly #sums: Int32Array;
  /** A copy of the sums that may be reordered. */
  readonly #scratch: Int32Array;
  #size = 0;
  #floor = 1;

  /** `limit` is at least 1. */
  constructor(index: InvertedIndex<T>, limit: number) {
    this.#index = index;
    this.#limit = limit;
    this.#documents = new Uint32Array(limit * 2);
    this.#sums = new Int32Array(limit * 2);
    this.#scratch = new Int32Array(limit * 2);
  }

  /** Documents with a lower sum are never kept. This is the exact bound only after `settle`. */
  get floor(): number {
    return this.#floor;
  }

  offer(document: number, sum: number): void {
    if (sum < this.#floor) return;
    this.#append(document, sum);
    if (this.#size === this.#documents.length) this.settle();
  }

  /** Drops all documents but the best. */
  settle(): void {
    if (this.#size < this.#limit) return;
    const sums = this.#scratch.subarray(0, this.#size);
    sums.set(this.#sums.subarray(0, this.#size));
    this.#floor = nthLargest(sums, this.#limit);
    this.#dropBelow(this.#floor);
  }

  /** Numbers of the kept documents, in no particular order. */
  kept(): Uint32Array {
    this.settle();
    return this.#documents.subarray(0, this.#size);
  }

  /** Best first. */
  sorted(): number[] {
    this.settle();
    return Array.from({ length: this.#size }, (_, index) => index)
      .sort((a, b) => this.#compareSums(a, b))
      .map((index) => this.#documents[index] ?? 0);
  }

  /** Keeps the documents above the floor, then as many on the floor as fit. */
  #dropBelow(floor: number): void {
    const sums = this.#sums;
    const size = this.#size;
    const onFloor: number[] = [];
    this.#size = 0;
    for (let at = 0; at < size; at += 1) {
      const sum = sums[at] ?? 0;
      if (sum > floor) this.#append(this.#documents[at] ?? 0, sum);
      else if (sum === floor) onFloor.push(this.#documents[at] ?? 0);
    }
    const room = this.#limit - this.#size;
    if (onFloor.length > room) onFloor.sort((a, b) => this.#compare(a, b));
    for (const document of onFloor.slice(0, room)) this.#append(document, floor);
  }

  #append(document: number, sum: number): void {
    this.#documents[this.#size] = document;
    this.#sums[this.#size] = sum;
    this.#size += 1;
  }

  #compareSums(a: number, b: number): number {
    const difference = (this.#sums[b] ?? 0) - (this.#sums[a] ?? 0);
    return difference || this.#compare(this.#documents[a] ?? 0, this.#documents[b] ?? 0);
  }

  /** Orders two documents with the same sum, the better one first. */
  #compare(a: number, b: number): number {
    const { hashes } = this.#index;
    if (hashes[a] !== hashes[b]) return (hashes[a] ?? 0) - (hashes[b] ?? 0);
    return (this.#index.documentAt(a)?.id ?? '') > (this.#index.documentAt(b)?.id ?? '') ? 1 : -1;
  }
}
