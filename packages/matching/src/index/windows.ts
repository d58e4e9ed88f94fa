import { type IndexedDocument, type InvertedIndex, OPEN } from './inverted-index.ts';
import { documentOf, firstPosting, impactOfPosting, type PostingList, TIERS } from './posting-list.ts';
import type { Reading } from './reading.ts';
import type { TopDocuments } from './top-documents.ts';

/** Sums of so many documents stay in the processor's nearest caches. */
const WINDOW = 1 << 13;

/** Postings of one clause, ascending by document. */
interface Run {
  readonly postings: Uint32Array;
  readonly weight: number;
  /** The tier of all of them; −1 for newcomers, which are of any. */
  readonly tier: number;
  readonly end: number;
  at: number;
}

/**
 * Reads lists whole, for queries that so many documents answer that skipping would cost more than it saves. All
 * lists are read side by side, one window of documents after the other: every access stays near the one before.
 */
export class Windows {
  readonly #sums = new Int32Array(WINDOW);

  /** Offers every open document with its sum. */
  read<T extends IndexedDocument>(
    readings: readonly Reading[],
    index: InvertedIndex<T>,
    top: TopDocuments<T>,
  ): void {
    const runs = readings.flatMap(({ list, weight }) => runsOf(list, weight));
    for (let from = 0; from < index.extent; from += WINDOW) {
      for (const run of runs) {
        if (run.at >= run.end) continue;
        if (run.tier < 0) addTail(run, from, this.#sums);
        else addTier(run, from, this.#sums);
      }
      this.#offer(from, index, top);
    }
  }

  #offer<T extends IndexedDocument>(from: number, { states }: InvertedIndex<T>, top: TopDocuments<T>): void {
    const sums = this.#sums;
    let { floor } = top;
    for (let at = 0; at < WINDOW; at += 1) {
      const sum = sums[at] ?? 0;
      if (sum < floor || states[from + at] !== OPEN) continue;
      top.offer(from + at, sum);
      floor = top.floor;
    }
    sums.fill(0);
  }
}

function runsOf(list: PostingList, weight: number): Run[] {
  const { postings, ordered, length } = list;
  const runs: Run[] = [];
  for (let tier = 0, at = 0; tier < TIERS && at < ordered; tier += 1) {
    const end = list.placeOf(firstPosting(tier + 1, 0));
    if (end > at) runs.push({ postings, weight, tier, at, end });
    at = end;
  }
  if (length > ordered) runs.push({ postings, weight, tier: -1, at: ordered, end: length });
  return runs;
}

function addTier(run: Run, from: number, sums: Int32Array): void {
  const { postings, weight, end } = run;
  const behind = firstPosting(run.tier, from + WINDOW);
  let { at } = run;
  for (; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    if (posting >= behind) break;
    const place = documentOf(posting) - from;
    sums[place] = (sums[place] ?? 0) + Math.imul(weight, impactOfPosting(posting));
  }
  run.at = at;
}

function addTail(run: Run, from: number, sums: Int32Array): void {
  const { postings, weight, end } = run;
  for (; run.at < end; run.at += 1) {
    const posting = postings[run.at] ?? 0;
    const place = documentOf(posting) - from;
    if (place >= WINDOW) break;
    sums[place] = (sums[place] ?? 0) + Math.imul(weight, impactOfPosting(posting));
  }
}
