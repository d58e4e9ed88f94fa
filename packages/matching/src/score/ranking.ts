import { Best } from '../index/best.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { PairScorer } from './pair-scorer.ts';
import { ReadAhead } from './read-ahead.ts';
import { Shortlist } from './shortlist.ts';

/** Reused by all rankings, to avoid allocating them each time. */
const shortlist = new Shortlist();
const readAhead = new ReadAhead();

export interface Ranked<T> {
  readonly record: T;
  readonly rank: number;
}

/** The best `limit` developers for the project that the scorer has loaded, best first. */
export function bestDevelopers(
  scorer: PairScorer,
  candidates: Iterable<DeveloperRecord>,
  limit: number,
): DeveloperRecord[] {
  return rankedDevelopers(scorer, candidates, limit).map(({ record }) => record);
}

/** Like `bestDevelopers`, with their sort keys. */
export function rankedDevelopers(
  scorer: PairScorer,
  candidates: Iterable<DeveloperRecord>,
  limit: number,
): Ranked<DeveloperRecord>[] {
  const best = new Best<Ranked<DeveloperRecord>>(limit, isWorse);
  const offer = (record: DeveloperRecord, rank: number) => {
    best.offer({ record, rank });
    return floorOf(best);
  };
  shortlist.clear();
  for (const batch of readAhead.batches(candidates)) {
    for (const record of batch) {
      shortlist.add(record, scorer, floorOf(best));
      if (!shortlist.full) continue;
      shortlist.finish(scorer, floorOf(best), offer);
      shortlist.clear();
    }
  }
  shortlist.finish(scorer, floorOf(best), offer);
  shortlist.clear();
  return best.sorted();
}

/** The best `limit` projects for a developer, best first. */
export function bestProjects(
  scorer: PairScorer,
  developer: DeveloperRecord,
  candidates: Iterable<ProjectRecord>,
  limit: number,
  now: number,
): ProjectRecord[] {
  const best = new Best<Ranked<ProjectRecord>>(limit, isWorse);
  for (const record of candidates) {
    scorer.load(record, now);
    measure(best, record, scorer, developer);
  }
  return best.sorted().map(({ record }) => record);
}

/** Fully measures only records that can still be among the best. */
function measure(
  best: Best<Ranked<ProjectRecord>>,
  record: ProjectRecord,
  scorer: PairScorer,
  developer: DeveloperRecord,
): void {
  const floor = floorOf(best);
  scorer.start(developer);
  if (scorer.rank() < floor) return;
  scorer.finish(developer);
  const rank = scorer.rank();
  if (rank >= floor) best.offer({ record, rank });
}

/** The rank below which a record cannot be among the best. */
function floorOf<T>(best: Best<Ranked<T>>): number {
  return best.full ? (best.worst?.rank ?? 0) : 0;
}

/** Compares by rank, then by the hash of the id (which favours no account), then by the id. */
function isWorse<T extends { readonly id: string; readonly hash: number }>(
  a: Ranked<T>,
  b: Ranked<T>,
): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  return a.record.hash === b.record.hash ? a.record.id > b.record.id : a.record.hash > b.record.hash;
}
