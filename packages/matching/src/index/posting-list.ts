import { impactBits } from './words.ts';

/** A tier is the upper bits of an impact. Postings of one tier are adjacent, higher tiers last. */
const tierBits = 3;
export const tiers = 1 << tierBits;
const fineBits = impactBits - tierBits;
const fineMask = (1 << fineBits) - 1;
const documentBits = 32 - impactBits;
const documentMask = (1 << documentBits) - 1;
/**
 * A posting is tier · 2²⁹ + document · 2⁷ + the lower bits of the impact, so sorted numbers are sorted by
 * tier, then document.
 */
const tierShift = 32 - tierBits;

/** Maximum number of documents in an index, including removed ones until it is compacted. */
export const maxDocuments = 1 << documentBits;

/** A tail of up to this many unordered postings is read as it is; a longer one is sorted. */
const maxUnsortedTail = 32;

function packPosting(document: number, impact: number): number {
  return (((impact >>> fineBits) << tierShift) | (document << fineBits) | (impact & fineMask)) >>> 0;
}

export function documentOf(posting: number): number {
  return (posting >>> fineBits) & documentMask;
}

export function impactOfPosting(posting: number): number {
  return ((posting >>> tierShift) << fineBits) | (posting & fineMask);
}

export function tierOf(posting: number): number {
  return posting >>> tierShift;
}

/** The highest impact that a posting of the tier can have. */
export function topOfTier(tier: number): number {
  return ((tier + 1) << fineBits) - 1;
}

/** The lowest posting that can have this impact or a higher one. */
export function lowestPosting(impact: number): number {
  return firstPosting(Math.min(tiers, impact >>> fineBits), 0);
}

/** The lowest posting of a tier for this document or a later one. */
export function firstPosting(tier: number, document: number): number {
  // Not by bit shifts: after the last document of the last tier the value is 2³².
  return tier * 2 ** tierShift + document * 2 ** fineBits;
}

/**
 * The documents with one feature. Up to `ordered`, postings are sorted by tier of impact and then by
 * document. After it is a tail of new postings, ascending by document. Adding appends to the tail; a search
 * sorts the list when the tail is long, so loading many documents sorts each list once. Removed documents
 * stay as tombstones until they are a quarter of the list.
 */
export class PostingList {
  postings: Uint32Array = new Uint32Array(4);
  length = 0;
  ordered = 0;
  /** The highest impact in the list. */
  topImpact = 0;
  #removed = 0;
  /** The result of `byDocument`; kept up to date after its first call. */
  #impacts: Uint16Array | undefined;

  get bytes(): number {
    return this.postings.byteLength + (this.#impacts?.byteLength ?? 0);
  }

  /** Number of documents that have not been removed. */
  get size(): number {
    return this.length - this.#removed;
  }

  add(document: number, impact: number): void {
    if (this.length === this.postings.length) this.#grow();
    this.postings[this.length] = packPosting(document, impact);
    this.length += 1;
    this.topImpact = Math.max(this.topImpact, impact);
    if (this.#impacts) this.#setImpact(document, impact);
  }

  /**
   * The impact for every document below `extent`, 0 for documents that are not in the list. For long lists.
   */
  byDocument(extent: number): Uint16Array {
    if (!this.#impacts) {
      this.#impacts = new Uint16Array(extent);
      for (let at = 0; at < this.length; at += 1) {
        const posting = this.postings[at] ?? 0;
        this.#setImpact(documentOf(posting), impactOfPosting(posting));
      }
    }
    return this.#impacts;
  }

  /** Counts a document of the list as removed. */
  countRemoved(): void {
    this.#removed += 1;
  }

  /** Drops removed documents and sorts new postings, if there are many. `states` is 0 for removed documents. */
  prepare(states: Uint8Array): void {
    if (this.#removed * 4 > this.length) this.#drop((document) => (states[document] === 0 ? -1 : document));
    if (this.length - this.ordered > maxUnsortedTail + (this.length >> 6)) this.#order();
  }

  /** Gives every document its new number, in the same order; −1 removes it. */
  renumber(numbers: Int32Array): void {
    this.#impacts = undefined;
    this.#drop((document) => numbers[document] ?? -1);
  }

  /** Index of the first ordered posting that is not below `posting`. */
  lowerBound(posting: number): number {
    let low = 0;
    let high = this.ordered;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.postings[middle] ?? 0) < posting) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #drop(renumbered: (document: number) => number): void {
    let kept = 0;
    for (let at = 0; at < this.length; at += 1) {
      const posting = this.postings[at] ?? 0;
      const document = renumbered(documentOf(posting));
      if (document < 0) continue;
      this.postings[kept] = packPosting(document, impactOfPosting(posting));
      kept += 1;
    }
    this.length = kept;
    this.#removed = 0;
    this.#order();
    if (this.postings.length > 16 && kept * 4 < this.postings.length)
      this.postings = this.postings.slice(0, kept * 2);
  }

  #order(): void {
    this.postings.subarray(0, this.length).sort();
    this.ordered = this.length;
    this.topImpact = 0;
    const highest = this.length === 0 ? 0 : firstPosting(tierOf(this.postings[this.length - 1] ?? 0), 0);
    for (let at = this.length - 1; at >= 0 && (this.postings[at] ?? 0) >= highest; at -= 1)
      this.topImpact = Math.max(this.topImpact, impactOfPosting(this.postings[at] ?? 0));
  }

  #setImpact(document: number, impact: number): void {
    if (!this.#impacts) return;
    if (document >= this.#impacts.length) {
      const larger = new Uint16Array(Math.ceil(document * 1.25) + 16);
      larger.set(this.#impacts);
      this.#impacts = larger;
    }
    this.#impacts[document] = impact;
  }

  #grow(): void {
    const larger = new Uint32Array(this.postings.length * 2);
    larger.set(this.postings);
    this.postings = larger;
  }
}
