import { type IndexedDocument, type InvertedIndex, OPEN } from '../index/inverted-index.ts';
import { nthLargest } from '../index/nth-largest.ts';
import { documentOf, type PostingList } from '../index/posting-list.ts';
import { TopDocuments } from '../index/top-documents.ts';
import { fields } from '../profile/fields.ts';
import { bucketsAround } from './buckets.ts';
import { cosine, type PackedVector, squareOf, unpackVector } from './packed-vector.ts';

/** Rings that are looked into at least; with so many postings, no others. */
const LEAST_RINGS = 6;
const ENOUGH_POSTINGS = 6_000;
/** A search reads no more postings than this, the rarest buckets first: they tell most. */
const MOST_POSTINGS = 20_000;
/** At most so many of those who share most buckets are compared by the vectors themselves. */
const MOST_COMPARED = 500;
/** Steps of a cosine from 0 to 1. */
const FINE = 1 << 30;

interface WithVector extends IndexedDocument {
  readonly vector: PackedVector;
}

/**
 * Finds open documents whose vectors point nearly the same way: those who share most buckets with the asker, then the best
 * of these by cosine. Not exact, but bounded, and independent of the order in which documents came.
 */
export class Nearest<T extends WithVector> {
  readonly #index: InvertedIndex<T>;
  /** Of each document, how many of the buckets it is in. */
  #shared: Uint8Array = new Uint8Array(0);

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
    for (const number of this.#mostSharing(seen)) {
      const other = this.#index.documentAt(number)?.vector;
      if (other) near.offer(number, Math.round(cosine(values, square, other) * FINE));
    }
    for (const document of seen) this.#shared[document] = 0;
    return near.kept();
  }

  /** Counts for the open documents in the buckets, each of which is answered once. */
  #count(rings: readonly (readonly number[])[]): number[] {
    const { states, extent } = this.#index;
    if (this.#shared.length < extent) this.#shared = new Uint8Array(extent * 2);
    const shared = this.#shared;
    const seen: number[] = [];
    for (const { postings, length } of rarest(this.#listsIn(rings))) {
      for (let at = 0; at < length; at += 1) {
        const document = documentOf(postings[at] ?? 0);
        if (states[document] !== OPEN) continue;
        const count = shared[document] ?? 0;
        if (count === 0) seen.push(document);
        shared[document] = count + 1;
      }
    }
    return seen;
  }

  /** Those who share most buckets; of those who share equally many, some by their hashes. */
  #mostSharing(seen: readonly number[]): number[] {
    const shared = this.#shared;
    const having = new Uint32Array(256);
    for (const document of seen) {
      const count = shared[document] ?? 0;
      having[count] = (having[count] ?? 0) + 1;
    }
    let floor = having.length - 1;
    let room = MOST_COMPARED;
    while (floor > 0 && room >= (having[floor] ?? 0)) room -= having[floor--] ?? 0;
    const above = seen.filter((document) => (shared[document] ?? 0) > floor);
    if (floor === 0 || room === 0) return above;
    return [
      ...above,
      ...this.#some(
        seen.filter((document) => shared[document] === floor),
        room,
      ),
    ];
  }

  #some(documents: readonly number[], count: number): number[] {
    const hashOf = (document: number) => (this.#index.hashes[document] ?? 0) | 0;
    const lowest = nthLargest(Int32Array.from(documents, hashOf), count);
    return documents.filter((document) => hashOf(document) >= lowest);
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
      if (at + 1 >= LEAST_RINGS && postings >= ENOUGH_POSTINGS) break;
    }
    return lists;
  }
}

/** The shortest of the lists, as many as may be read. */
function rarest(lists: readonly PostingList[]): readonly PostingList[] {
  const sorted = lists.toSorted((a, b) => a.alive - b.alive);
  let postings = 0;
  const end = sorted.findIndex(({ alive }) => {
    postings += alive;
    return postings > MOST_POSTINGS;
  });
  return end < 0 ? sorted : sorted.slice(0, end);
}
