import { Best } from '../index/best.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { PairScorer } from './pair-scorer.ts';
import { ReadAhead } from './read-ahead.ts';
import { Shortlist } from './shortlist.ts';

/** Used by one ranking after the other: room for one is not worth making anew for each. */
const shortlist = new Shortlist();
const readAhead = new ReadAhead();

export interface Ranked<T> {
  readonly record: T;
  readonly rank: number;
}

/** The best `limit` of the developers for the project that the scorer has loaded, best first. */
export function bestDevelopers(
  scorer: PairScorer,
  candidates: Iterable<DeveloperRecord>,
  limit: number,
): DeveloperRecord[] {
  return rankedDevelopers(scorer, candidates, limit).map(({ record }) => record);
}

/** As `bestDevelopers`, with what they are sorted by. */
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

/** The best `limit` of the projects for a developer, best first. */
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

/** Measures to the end only those that can still come among the best. */
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

/** Whoever has a lower rank has no chance any more. */
function floorOf<T>(best: Best<Ranked<T>>): number {
  return best.full ? (best.worst?.rank ?? 0) : 0;
}

/** Lower rank, then the hash of the id, which favours nobody; the id itself only where two hashes meet. */
function isWorse<T extends { readonly id: string; readonly hash: number }>(
  a: Ranked<T>,
  b: Ranked<T>,
): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  return a.record.hash === b.record.hash ? a.record.id > b.record.id : a.record.hash > b.record.hash;
}
