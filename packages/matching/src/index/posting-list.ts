import { IMPACT_BITS } from './words.ts';

/** The upper bits of an impact: postings of one tier lie together, the higher tiers last. */
const TIER_BITS = 3;
export const TIERS = 1 << TIER_BITS;
const FINE_BITS = IMPACT_BITS - TIER_BITS;
const FINE_MASK = (1 << FINE_BITS) - 1;
const DOCUMENT_BITS = 32 - IMPACT_BITS;
const DOCUMENT_MASK = (1 << DOCUMENT_BITS) - 1;
/** A posting is tier · 2²⁹ + document · 2⁷ + the impact's lower bits: sorted numbers are sorted by tier, then document. */
const TIER_SHIFT = 32 - TIER_BITS;

/** Documents one index can hold, removed ones included until it is compacted. */
export const MOST_DOCUMENTS = 1 << DOCUMENT_BITS;

/** So many postings behind the ordered ones are read as they are; with more, sorting the list pays. */
const SHORT_TAIL = 32;

export function packPosting(document: number, impact: number): number {
  return (((impact >>> FINE_BITS) << TIER_SHIFT) | (document << FINE_BITS) | (impact & FINE_MASK)) >>> 0;
}

export function documentOf(posting: number): number {
  return (posting >>> FINE_BITS) & DOCUMENT_MASK;
}

export function impactOfPosting(posting: number): number {
  return ((posting >>> TIER_SHIFT) << FINE_BITS) | (posting & FINE_MASK);
}

export function tierOf(posting: number): number {
  return posting >>> TIER_SHIFT;
}

/** No posting of the tier has a higher impact. */
export function topOfTier(tier: number): number {
  return ((tier + 1) << FINE_BITS) - 1;
}

/** Postings from here on are all that can have this impact or a higher one. */
export function lowestPosting(impact: number): number {
  return firstPosting(Math.min(TIERS, impact >>> FINE_BITS), 0);
}

/** The lowest posting that a tier's documents from this one on can have. */
export function firstPosting(tier: number, document: number): number {
  // Not by shifts: behind the last document of the last tier it is 2³².
  return tier * 2 ** TIER_SHIFT + document * 2 ** FINE_BITS;
}

/**
 * The documents that hold one feature: by tier of impact, ascending, and by document within a tier, up to
 * `ordered`; then a tail of newcomers, ascending by document. Adding is an append; order is restored when a search
 * finds the tail grown long, so loading many documents sorts each list once. Removed documents stay as tombstones
 * until a quarter of the list is dead.
 */
export class PostingList {
  postings: Uint32Array = new Uint32Array(4);
  length = 0;
  ordered = 0;
  /** No impact in the list is higher. */
  topImpact = 0;
  #dead = 0;
  /** See `byDocument`; kept up to date once asked for. */
  #impacts: Uint16Array | undefined;

  get bytes(): number {
    return this.postings.byteLength + (this.#impacts?.byteLength ?? 0);
  }

  /** Documents in it that have not been removed. */
  get alive(): number {
    return this.length - this.#dead;
  }

  add(document: number, impact: number): void {
    if (this.length === this.postings.length) this.#grow();
    this.postings[this.length] = packPosting(document, impact);
    this.length += 1;
    this.topImpact = Math.max(this.topImpact, impact);
    if (this.#impacts) this.#note(document, impact);
  }

  /** The impact of every document below `extent`, 0 where it is not in the list: for lists that many are in. */
  byDocument(extent: number): Uint16Array {
    if (!this.#impacts) {
      this.#impacts = new Uint16Array(extent);
      for (let at = 0; at < this.length; at += 1) {
        const posting = this.postings[at] ?? 0;
        this.#note(documentOf(posting), impactOfPosting(posting));
      }
    }
    return this.#impacts;
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

  /** Gives every document its new number, in the same order; −1 drops it. */
  renumber(numbers: Int32Array): void {
    this.#impacts = undefined;
    this.#drop((document) => numbers[document] ?? -1);
  }

  /** Place of the first ordered posting that is not below `posting`. */
  placeOf(posting: number): number {
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
    this.#dead = 0;
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

  #note(document: number, impact: number): void {
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
