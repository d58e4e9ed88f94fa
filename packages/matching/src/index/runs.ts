import {
  documentOf,
  firstPosting,
  impactOfPosting,
  type PostingList,
  tiers,
  topOfTier,
} from './posting-list.ts';

/**
 * Maximum number of documents in a window, chosen so that their sums fit into the processor's nearest caches.
 */
export const windowSize = 1 << 13;

/** Postings of one list, ascending by document; reading continues at `at`. */
export interface Run {
  readonly postings: Uint32Array;
  readonly weight: number;
  /** The tier of all postings; −1 for the unordered tail, which has mixed tiers. */
  readonly tier: number;
  readonly start: number;
  readonly end: number;
  at: number;
}

/** Splits a list into runs: one per tier, and one for the tail. */
export function runsOf(list: PostingList, weight: number): Run[] {
  const { postings, ordered, length } = list;
  const runs: Run[] = [];
  for (let tier = 0, at = 0; tier < tiers && at < ordered; tier += 1) {
    const end = list.lowerBound(firstPosting(tier + 1, 0));
    if (end > at) runs.push({ postings, weight, tier, start: at, end, at });
    at = end;
  }
  if (length > ordered) runs.push({ postings, weight, tier: -1, start: ordered, end: length, at: ordered });
  return runs;
}

/** The sums of one window of documents, and the documents whose sums are high enough. */
export class WindowSums {
  /** First document of the window. */
  from = 0;
  /** The document after the window. */
  #to = 0;
  /** Offsets in the window whose sums have reached `enough`, unordered and without duplicates. */
  readonly reached: Uint16Array = new Uint16Array(windowSize);
  count = 0;
  readonly sums: Int32Array = new Int32Array(windowSize);
  /** At least 1. */
  #enough = 1;

  /** Starts a window of at most `windowSize` documents. */
  start(from: number, to: number, enough: number): void {
    this.from = from;
    this.#to = to;
    this.#enough = enough;
    this.count = 0;
    this.sums.fill(0);
  }

  /**
   * Adds a list's postings of this window. If `alone` (no other list adds to it), only tiers that can reach
   * `enough` are read.
   */
  add(runs: readonly Run[], alone: boolean): void {
    for (const run of runs) {
      if (run.at >= run.end) continue;
      if (run.tier < 0) this.#addTail(run);
      else if (!alone || run.weight * topOfTier(run.tier) >= this.#enough) this.#addTier(run);
    }
  }

  #addTier(run: Run): void {
    const { postings, weight, end } = run;
    const { from, sums, reached } = this;
    const behind = firstPosting(run.tier, this.#to);
    const enough = this.#enough;
    let { count } = this;
    let { at } = run;
    for (; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      if (posting >= behind) break;
      const offset = documentOf(posting) - from;
      const before = sums[offset] ?? 0;
      const sum = before + Math.imul(weight, impactOfPosting(posting));
      sums[offset] = sum;
      if (sum >= enough && before < enough) {
        reached[count] = offset;
        count += 1;
      }
    }
    run.at = at;
    this.count = count;
  }

  #addTail(run: Run): void {
    const { postings, weight, end } = run;
    const { from, sums, reached } = this;
    const size = this.#to - from;
    const enough = this.#enough;
    for (; run.at < end; run.at += 1) {
      const posting = postings[run.at] ?? 0;
      const offset = documentOf(posting) - from;
      if (offset >= size) break;
      const before = sums[offset] ?? 0;
      const sum = before + Math.imul(weight, impactOfPosting(posting));
      sums[offset] = sum;
      if (sum >= enough && before < enough) {
        reached[this.count] = offset;
        this.count += 1;
      }
    }
  }
}
