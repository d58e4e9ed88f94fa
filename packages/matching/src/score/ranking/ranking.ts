import { Best } from '../../index/best.ts';
import { hasSkills } from '../../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import { type PairScorer, savedTermNumbers } from '../pair-scorer.ts';
import { isWorse, type Ranked } from './ranked.ts';
import { ReadAhead } from './read-ahead.ts';
import { Shortlist } from './shortlist.ts';

/** Reused by all rankings, to avoid allocating them each time. */
const shortlist = new Shortlist();
const readAhead = new ReadAhead();

/**
 * The best `limit` developers with a known skill for the project that the scorer has loaded, with their sort keys, best
 * first.
 */
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
      if (!hasSkills(record.numbers)) continue;
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

/** The best `limit` projects for a developer with their sort keys, best first. */
export function rankedProjects(
  scorer: PairScorer,
  developer: DeveloperRecord,
  candidates: Iterable<ProjectRecord>,
  limit: number,
  now: number,
): Ranked<ProjectRecord>[] {
  const best = new Best<Ranked<ProjectRecord>>(limit, isWorse);
  const records = [...candidates];
  // Loading a project takes longer than all that follows, so the values are kept.
  const table = new Float64Array(records.length * savedTermNumbers);
  const bounds = records.map((record, row) => {
    scorer.load(record, now);
    scorer.measureAllButWords(developer);
    scorer.saveTerms(table, row);
    return { record, row, bound: scorer.rank() };
  });
  // The sooner the best are known, the fewer have to be measured completely.
  for (const { record, row, bound } of bounds.sort((a, b) => b.bound - a.bound)) {
    const floor = floorOf(best);
    if (bound < floor) break;
    scorer.restoreTerms(record, now, table, row);
    scorer.addInterests(developer);
    if (scorer.rank() < floor) continue;
    scorer.addWork(developer);
    best.offer({ record, rank: scorer.rank() });
  }
  return best.sorted();
}

/** The rank below which a record cannot be among the best. */
function floorOf<T>(best: Best<Ranked<T>>): number {
  return best.full ? (best.worst?.rank ?? 0) : 0;
}
