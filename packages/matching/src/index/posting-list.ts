import { IMPACT_BITS } from './words.ts';

/** A posting is impact · 2²² + document, so that sorting numbers sorts by impact. */
const DOCUMENT_BITS = 32 - IMPACT_BITS;
const DOCUMENT_MASK = (1 << DOCUMENT_BITS) - 1;

/** Documents one index can hold, removed ones included until it is compacted. */
export const MOST_DOCUMENTS = 1 << DOCUMENT_BITS;

/** So many unsorted postings are read as they are; with more, sorting the list pays. */
const SHORT_TAIL = 32;

export function documentOf(posting: number): number {
  return posting & DOCUMENT_MASK;
}

export function impactOfPosting(posting: number): number {
  return posting >>> DOCUMENT_BITS;
}

/** The lowest posting of an impact: postings from here on have at least that impact. */
export function lowestPosting(impact: number): number {
  return impact * MOST_DOCUMENTS;
}

/**
 * The documents that hold one feature: ascending by impact up to `ordered`, then a tail of newcomers in any order.
 * Adding is an append; order is restored when a search finds the tail grown long, so loading many documents sorts
 * each list once. Removed documents stay as tombstones until a quarter of the list is dead.
 */
export class PostingList {
  postings: Uint32Array = new Uint32Array(4);
  length = 0;
  ordered = 0;
  /** No impact in the list is higher. */
  topImpact = 0;
  #dead = 0;

  add(document: number, impact: number): void {
    if (this.length === this.postings.length) this.#grow();
    this.postings[this.length] = lowestPosting(impact) + document;
    this.length += 1;
    this.topImpact = Math.max(this.topImpact, impact);
  }

  /** Notes that one of the documents has been removed. */
  bury(): void {
    this.#dead += 1;
  }

  /** Makes the list ready to be searched; `alive` is not zero for documents that still exist. */
  tidy(alive: Uint8Array): void {
    if (this.#dead * 4 > this.length) this.#drop((document) => (alive[document] === 0 ? -1 : document));
    if (this.length - this.ordered > SHORT_TAIL + (this.length >> 6)) this.#order();
  }

  /** Gives every document its new number; −1 drops it. */
  renumber(numbers: Int32Array): void {
    this.#drop((document) => numbers[document] ?? -1);
  }

  #drop(renumbered: (document: number) => number): void {
    let kept = 0;
    for (let at = 0; at < this.length; at += 1) {
      const posting = this.postings[at] ?? 0;
      const document = renumbered(documentOf(posting));
      if (document < 0) continue;
      this.postings[kept] = lowestPosting(impactOfPosting(posting)) + document;
      kept += 1;
    }
    this.length = kept;
    this.#dead = 0;
    this.#order();
    if (this.postings.length > 16 && kept * 4 < this.postings.length)
      this.postings = this.postings.slice(0, kept * 2);
  }

  #order(): void {
    this.postings.subarray(0, this.length).sort();
    this.ordered = this.length;
    this.topImpact = this.length === 0 ? 0 : impactOfPosting(this.postings[this.length - 1] ?? 0);
  }

  #grow(): void {
    const larger = new Uint32Array(this.postings.length * 2);
    larger.set(this.postings);
    this.postings = larger;
  }
}
