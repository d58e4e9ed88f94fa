import { readLines } from '../index/cache-lines.ts';
import { type IndexedDocument, type InvertedIndex, openState } from '../index/inverted-index.ts';
import { nthLargest } from '../index/nth-largest.ts';
import { documentOf, type PostingList } from '../index/posting-list.ts';
import { TopDocuments } from '../index/top-documents.ts';
import { fields } from '../profile/fields.ts';
import { bucketsAround } from './buckets.ts';
import { cosine, type PackedVector, squareOf, unpackVector } from './packed-vector.ts';

/** Rings to read at least; further rings are read only below this number of postings. */
const minRings = 6;
const enoughPostings = 6_000;
/** Maximum number of postings per search, the rarest buckets first because they distinguish best. */
const maxPostings = 20_000;
/** Maximum number of documents compared by their vectors; those that share most buckets are chosen. */
const maxCompared = 500;
/** Number of steps of a cosine from 0 to 1. */
const cosineSteps = 1 << 30;

interface WithVector extends IndexedDocument {
  readonly vector: PackedVector;
}

/**
 * Finds open documents with similar vectors: those that share most buckets with the query, then the best of
 * these by cosine. Approximate, with bounded work, and independent of the order of insertion.
 */
export class Nearest<T extends WithVector> {
  /** Made of all numbers read ahead, so that the compiler does not remove the reads. */
  trace = 0;
  readonly #index: InvertedIndex<T>;
  /** For each document, the number of shared buckets. */
  #shared: Uint8Array = new Uint8Array(0);
  /** The documents that share at least one bucket. */
  #seen: Uint32Array = new Uint32Array(0);

  constructor(index: InvertedIndex<T>) {
    this.#index = index;
  }

  /** Numbers of at most `limit` documents, in no particular order. */
  among(vector: PackedVector, limit: number): Iterable<number> {
    if (vector.length === 0) return [];
    const near = new TopDocuments(this.#index, limit);
    const values = unpackVector(vector);
    const square = squareOf(vector);
    const seen = this.#count(bucketsAround(vector));
    const numbers = this.#withMostShared(seen);
    const vectors = numbers.map((number) => this.#index.documentAt(number)?.vector);
    for (const vector of vectors) if (vector) this.trace ^= readLines(vector, vector.length);
    for (const [at, other] of vectors.entries())
      if (other) near.offer(numbers[at] ?? 0, Math.round(cosine(values, square, other) * cosineSteps));
    for (const document of seen) this.#shared[document] = 0;
    return near.kept();
  }

  /** Counts the shared buckets of the open documents; returns each document once. */
  #count(rings: readonly (readonly number[])[]): Uint32Array {
    const { states, extent } = this.#index;
    if (this.#shared.length < extent) {
      this.#shared = new Uint8Array(extent * 2);
      this.#seen = new Uint32Array(extent * 2);
    }
    const shared = this.#shared;
    const seen = this.#seen;
    let found = 0;
    for (const { postings, length } of rarest(this.#listsIn(rings))) {
      for (let at = 0; at < length; at += 1) {
        const document = documentOf(postings[at] ?? 0);
        const count = shared[document] ?? 0;
        if (count === 0) {
          if (states[document] !== openState) continue;
          seen[found++] = document;
        }
        shared[document] = count + 1;
      }
    }
    return seen.subarray(0, found);
  }

  /** The documents that share most buckets; ties are broken by their hashes. */
  #withMostShared(seen: Uint32Array): number[] {
    const shared = this.#shared;
    const having = new Uint32Array(256);
    for (let at = 0; at < seen.length; at += 1) {
      const count = shared[seen[at] ?? 0] ?? 0;
      having[count] = (having[count] ?? 0) + 1;
    }
    let floor = having.length - 1;
    let room = maxCompared;
    while (floor > 0 && room >= (having[floor] ?? 0)) room -= having[floor--] ?? 0;
    const above: number[] = [];
    const onFloor: number[] = [];
    for (let at = 0; at < seen.length; at += 1) {
      const document = seen[at] ?? 0;
      const count = shared[document] ?? 0;
      if (count > floor) above.push(document);
      else if (count === floor) onFloor.push(document);
    }
    return floor === 0 || room === 0 ? above : [...above, ...this.#some(onFloor, room)];
  }

  #some(documents: readonly number[], count: number): number[] {
    const { hashes } = this.#index;
    const ranked = new Int32Array(documents.length);
    for (const [at, document] of documents.entries()) ranked[at] = hashes[document] ?? 0;
    const lowest = nthLargest(ranked, count);
    return documents.filter((document) => ((hashes[document] ?? 0) | 0) >= lowest);
  }

  #listsIn(rings: readonly (readonly number[])[]): PostingList[] {
    const lists: PostingList[] = [];
    let postings = 0;
    for (const [at, ring] of rings.entries()) {
      for (const bucket of ring) {
        const list = this.#index.list(fields.buckets, bucket);
        if (!list) continue;
        lists.push(list);
        postings += list.alive;
      }
      if (at + 1 >= minRings && postings >= enoughPostings) break;
    }
    return lists;
  }
}

/** The shortest lists, up to the maximum number of postings. */
function rarest(lists: readonly PostingList[]): readonly PostingList[] {
  const sorted = lists.toSorted((a, b) => a.alive - b.alive);
  let postings = 0;
  const end = sorted.findIndex(({ alive }) => {
    postings += alive;
    return postings > maxPostings;
  });
  return end < 0 ? sorted : sorted.slice(0, end);
}
