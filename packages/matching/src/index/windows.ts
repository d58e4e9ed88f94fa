import { type IndexedDocument, type InvertedIndex, openState } from './inverted-index.ts';
import type { Reading } from './reading.ts';
import { type Run, runsOf, WindowSums, windowSize } from './runs.ts';
import type { TopDocuments } from './top-documents.ts';

/** A list that is read. */
interface OpenList {
  readonly reading: Reading;
  readonly runs: readonly Run[];
}

/** A list whose impacts are looked up per document instead of being read. */
interface LookedUp {
  readonly impacts: Uint16Array;
  readonly weight: number;
  readonly maximum: number;
  /** The maximum that this list and those looked up after it can add. */
  rest: number;
}

/**
 * Reads the lists of a broad query in parallel, one window of documents at a time, so that memory accesses
 * stay close together. When some long lists together cannot lift a document into the result, they are no
 * longer read. Their impacts are then looked up only for documents that the other lists bring close enough
 * (MaxScore).
 */
export class Windows {
  /** Number of postings that the last call read. */
  postingsRead = 0;
  readonly #window = new WindowSums();
  #short: OpenList[] = [];
  /** Long lists that are still read, ordered by how much reading is saved if they are no longer read. */
  #long: OpenList[] = [];
  #lookedUp: LookedUp[] = [];
  readonly #longShare: number;

  /** A list with at least this share of the documents can be looked up, at two bytes per document. */
  constructor(longShare: number) {
    this.#longShare = longShare;
  }

  /** Offers every open document that can be among the best, with its sum. */
  read<T extends IndexedDocument>(
    readings: readonly Reading[],
    index: InvertedIndex<T>,
    top: TopDocuments<T>,
  ): void {
    this.#split(readings, index.extent);
    const window = this.#window;
    // The first windows are small: their results reduce the work in the following ones.
    let size = windowSize / 8;
    for (let from = 0; from < index.extent; from += size) {
      size = from === 0 ? size : Math.min(windowSize, from);
      this.#stopReading(top.floor, index.extent);
      window.start(from, from + size, top.floor - this.#unread);
      const alone = this.#short.length + this.#long.length === 1;
      for (const { runs } of [...this.#short, ...this.#long]) window.add(runs, alone);
      this.#offer(index, top);
      top.settle();
    }
    this.postingsRead += readSoFar([...this.#short, ...this.#long]);
  }

  /** The maximum that the looked-up lists can add. */
  get #unread(): number {
    return this.#lookedUp[0]?.rest ?? 0;
  }

  /** Divides the lists into short and long ones. */
  #split(readings: readonly Reading[], extent: number): void {
    const isLong = ({ reading }: OpenList) => reading.list.length >= extent * this.#longShare;
    const lists = readings.map((reading) => ({ reading, runs: runsOf(reading.list, reading.weight) }));
    this.#short = lists.filter((list) => !isLong(list));
    this.#long = lists.filter(isLong).sort((a, b) => savingOf(b.reading) - savingOf(a.reading));
    this.#lookedUp = [];
    this.postingsRead = 0;
  }

  /** Stops reading the lists that, with those already stopped, cannot lift a document to the floor. */
  #stopReading(floor: number, extent: number): void {
    this.#long = this.#long.filter((open) => {
      const { list, weight, maximum } = open.reading;
      if (this.#unread + maximum >= floor) return true;
      this.postingsRead += readSoFar([open]);
      this.#lookUp({ impacts: list.byDocument(extent), weight, maximum, rest: maximum });
      return false;
    });
  }

  /**
   * Orders the looked-up lists by the maximum they can add: this shows earliest that the rest is too little.
   */
  #lookUp(one: LookedUp): void {
    this.#lookedUp.push(one);
    this.#lookedUp.sort((a, b) => b.maximum - a.maximum);
    let rest = 0;
    for (const each of this.#lookedUp.toReversed()) {
      rest += each.maximum;
      each.rest = rest;
    }
  }

  #offer<T extends IndexedDocument>({ states }: InvertedIndex<T>, top: TopDocuments<T>): void {
    const { from, reached, sums } = this.#window;
    let { floor } = top;
    const count = this.#complete(floor);
    for (let at = 0; at < count; at += 1) {
      const offset = reached[at] ?? 0;
      const sum = sums[offset] ?? 0;
      if (sum < floor || states[from + offset] !== openState) continue;
      top.offer(from + offset, sum);
      floor = top.floor;
    }
  }

  /**
   * Completes the sums of documents that can reach the floor, list by list. Moves these documents to the
   * front and returns their number.
   */
  #complete(floor: number): number {
    const { from, reached, sums } = this.#window;
    let { count } = this.#window;
    for (const { impacts, weight, rest } of this.#lookedUp) {
      const enough = floor - rest;
      let left = 0;
      for (let at = 0; at < count; at += 1) {
        const offset = reached[at] ?? 0;
        const sum = sums[offset] ?? 0;
        if (sum < enough) continue;
        sums[offset] = sum + Math.imul(weight, impacts[from + offset] ?? 0);
        reached[left] = offset;
        left += 1;
      }
      count = left;
    }
    return count;
  }
}

/** The number of postings saved per unit of the maximum that stays unread. */
function savingOf({ list, maximum }: Reading): number {
  return list.length / maximum;
}

function readSoFar(lists: readonly OpenList[]): number {
  return lists.reduce((sum, { runs }) => sum + runs.reduce((read, { start, at }) => read + at - start, 0), 0);
}
