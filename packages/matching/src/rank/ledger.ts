import { DAY_MS } from '../profile/decay.ts';
import { summariseEvidence } from '../profile/strength.ts';
import type { Evidence, SkillStrength } from '../types.ts';
import type { History } from './history.ts';

/** What one finished project proves of each skill it names. */
const PROOF = 0.6;
/** So many commits count as a whole part in a project; the first ones count most. */
const WHOLE_PART = Math.log1p(50);

/** A person's skills, from the projects they worked on: the same ledger that profiles are made of. */
export function ledgerOf(history: History, person: number): SkillStrength[] {
  const rows: Evidence[] = [];
  for (const at of history.worksOf(person)) {
    const work = history.works[at];
    if (!work) continue;
    const commits = work.commits[work.team.indexOf(person)] ?? 0;
    const seen = work.project.day * DAY_MS;
    for (const skillId of work.skills) {
      rows.push({
        skillId,
        // Work, as what a repository names is; the words of others are no part of a history.
        source: 'manifest',
        repository: work.project.id,
        weight: PROOF,
        volume: 0.5 + 0.5 * Math.min(1, Math.log1p(commits) / WHOLE_PART),
        firstSeen: seen,
        lastSeen: seen,
      });
    }
  }
  return summariseEvidence(rows, history.today * DAY_MS);
}
