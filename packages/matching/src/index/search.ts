import { type IndexedDocument, type InvertedIndex, openState } from './inverted-index.ts';
import { type JoinedArrays, startOf } from './joined-arrays.ts';
import { documentOf, impactOfPosting, lowestPosting, tierOf, topOfTier } from './posting-list.ts';
import { type Clause, prepareReadings, type Reading, upperBoundOf } from './reading.ts';
import { withRoom } from './room.ts';
import { TopDocuments } from './top-documents.ts';
import { Windows } from './windows.ts';
import { featureOf, impactOf } from './words.ts';

const bucketCount = 1024;

/** Thresholds that choose how to read. They change the duration of a search, never its result. */
export interface SearchTuning {
  /** A query whose lists hold more than this share of the documents is read in windows of documents. */
  readonly broadShare: number;
  /** The cost of computing a document's sum from its own features, in postings read. */
  readonly completionCost: number;
  /** In a broad query, a list with at least this share of the documents can be looked up instead of read. */
  readonly longShare: number;
}

const usualTuning: SearchTuning = { broadShare: 1 / 16, completionCost: 16, longShare: 1 / 8 };

/**
 * Finds the `limit` open documents with the highest sum of weight · impact, ties in the order of the ids'
 * hashes. Exact: the result equals that of a full scan. Uses MaxScore (Turtle and Flood 1995) over lists
 * ordered by tiers of impact. The list that can add most is read first. Reading stops when the unread
 * postings cannot lift a new document into the result, and completing the documents found so far from their
 * own features is cheaper than reading on. Broad queries read their lists in windows of documents.
 */
export class Search<T extends IndexedDocument> {
  /** Number of postings that the last search read. */
  postingsRead = 0;
  readonly #index: InvertedIndex<T>;
  readonly #tuning: SearchTuning;
  readonly #histogram = new Uint32Array(bucketCount + 1);
  /** Per field, the weight of each feature in the current query; used to complete documents. */
  readonly #weights: Int32Array[] = [];
  /** The fields of the current query, so that other fields, often long, are skipped. */
  #asked: readonly number[] = [];
  readonly #windows: Windows;
  #sums: Int32Array = new Int32Array(0);
  #seen: Uint32Array = new Uint32Array(0);
  #seenCount = 0;

  constructor(index: InvertedIndex<T>, tuning = usualTuning) {
    this.#index = index;
    this.#tuning = tuning;
    this.#windows = new Windows(tuning.longShare);
  }

  /** Numbers of the best documents, best first. */
  best(clauses: readonly Clause[], limit: number): number[] {
    return this.#run(clauses, limit)?.sorted() ?? [];
  }

  /** The same documents in no particular order, which is faster. */
  among(clauses: readonly Clause[], limit: number): Iterable<number> {
    return this.#run(clauses, limit)?.kept() ?? [];
  }

  #run(clauses: readonly Clause[], limit: number): TopDocuments<T> | undefined {
    this.postingsRead = 0;
    const readings = prepareReadings(this.#index, clauses);
    const postings = readings[0]?.remaining ?? 0;
    if (limit <= 0 || postings === 0) return undefined;
    const top = new TopDocuments(this.#index, limit);
    if (postings > this.#index.extent * this.#tuning.broadShare) {
      this.#windows.read(readings, this.#index, top);
      this.postingsRead = this.#windows.postingsRead;
    } else {
      this.#ensureRoom();
      const unread = this.#readNeeded(readings, limit);
      this.#pick(readings, top, this.#floor(limit, upperBoundOf(readings)), unread);
      this.#clear();
    }
    return top;
  }

  /** Reads the lists as far as needed. Returns the maximum that unread postings can add to a document. */
  #readNeeded(readings: readonly Reading[], limit: number): number {
    let unread = 0;
    let read = 0;
    for (const reading of readings) {
      let floor = 0;
      if (unread > 0 || reading.remaining > this.#tuning.completionCost * this.#seenCount) {
        // Finding the floor needs a pass over all documents found, so do it only if it may save more than
        // that.
        if (read > unread + reading.rest) floor = this.#floor(limit, read);
      }
      unread += this.#read(reading, floor - unread - reading.rest);
      read += reading.maximum;
    }
    return unread;
  }

  /**
   * Reads a list down to postings that add less than `enough`; returns the maximum that an unread one can
   * add.
   */
  #read({ list, weight }: Reading, enough: number): number {
    const { postings, length, ordered, topImpact } = list;
    const sums = this.#sums;
    const seen = this.#seen;
    const lowest = enough <= 0 ? 0 : lowestPosting(Math.ceil(enough / weight));
    let count = this.#seenCount;
    let at = length - 1;
    for (; at >= 0; at -= 1) {
      const posting = postings[at] ?? 0;
      if (posting < lowest && at < ordered) break;
      const document = documentOf(posting);
      const sum = sums[document] ?? 0;
      if (sum === 0) {
        seen[count] = document;
        count += 1;
      }
      sums[document] = sum + weight * impactOfPosting(posting);
    }
    this.#seenCount = count;
    this.postingsRead += length - 1 - at;
    return at < 0 ? 0 : weight * Math.min(topImpact, topOfTier(tierOf(postings[at] ?? 0)));
  }

  /**
   * A lower bound of the `limit`-th highest sum, as precise as the histogram; 0 if there are too few
   * documents.
   */
  #floor(limit: number, highest: number): number {
    const histogram = this.#histogram.fill(0);
    const { states } = this.#index;
    const scale = bucketCount / highest;
    for (let at = 0; at < this.#seenCount; at += 1) {
      const document = this.#seen[at] ?? 0;
      if (states[document] !== openState) continue;
      const bucket = ((this.#sums[document] ?? 0) * scale) | 0;
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
    }
    let count = 0;
    for (let bucket = bucketCount; bucket > 0; bucket -= 1) {
      count += histogram[bucket] ?? 0;
      // Minus one, because dividing and multiplying may round in either direction.
      if (count >= limit) return Math.max(0, Math.floor(bucket / scale) - 1);
    }
    return 0;
  }

  #pick(readings: readonly Reading[], top: TopDocuments<T>, floor: number, unread: number): void {
    const sums = this.#sums;
    const later: number[] = [];
    const { states } = this.#index;
    if (unread > 0) this.#spreadWeights(readings, (weight) => weight);
    for (let at = 0; at < this.#seenCount; at += 1) {
      const document = this.#seen[at] ?? 0;
      const sum = sums[document] ?? 0;
      if (sum + unread < floor || states[document] !== openState) continue;
      if (sum >= floor) top.offer(document, unread > 0 ? this.#complete(document) : sum);
      else later.push(document);
    }
    top.settle();
    for (const document of later) {
      if ((sums[document] ?? 0) + unread >= top.floor) top.offer(document, this.#complete(document));
    }
    if (unread > 0) this.#spreadWeights(readings, () => 0);
  }

  #spreadWeights(readings: readonly Reading[], weightOf: (weight: number) => number): void {
    this.#asked = [...new Set(readings.map(({ field }) => field))];
    for (const { field, feature, weight } of readings) {
      const weights = withRoom(this.#weights[field] ?? new Int32Array(1024), feature);
      weights[feature] = weightOf(weight);
      this.#weights[field] = weights;
    }
  }

  /** The complete sum of a document, from its own features. */
  #complete(document: number): number {
    const fields = this.#index.documentAt(document)?.fields;
    let sum = 0;
    for (const field of this.#asked) {
      const weights = this.#weights[field];
      if (weights && fields) sum += weighted(fields, field, weights);
    }
    return sum;
  }

  #ensureRoom(): void {
    if (this.#sums.length >= this.#index.extent) return;
    this.#sums = new Int32Array(this.#index.extent * 2);
    this.#seen = new Uint32Array(this.#index.extent * 2);
  }

  #clear(): void {
    for (let at = 0; at < this.#seenCount; at += 1) this.#sums[this.#seen[at] ?? 0] = 0;
    this.#seenCount = 0;
  }
}

function weighted(fields: JoinedArrays, field: number, weights: Int32Array): number {
  let sum = 0;
  const end = startOf(fields, field + 1);
  for (let at = startOf(fields, field); at < end; at += 1) {
    const pair = fields[at] ?? 0;
    sum += (weights[featureOf(pair)] ?? 0) * impactOf(pair);
  }
  return sum;
}
