import { dayMs } from '../profile/decay.ts';
import { summariseEvidence } from '../profile/strength.ts';
import type { Evidence, SkillStrength } from '../types.ts';
import type { History } from './history.ts';

/** The weight of one finished project as evidence for each skill it names. */
const projectWeight = 0.6;
/** A developer with this many commits counts as a full contributor; the first commits count most. */
const fullContribution = Math.log1p(50);

/** A developer's skills from their past projects, computed like the skills of profiles. */
export function ledgerOf(history: History, person: number): SkillStrength[] {
  const rows: Evidence[] = [];
  for (const at of history.worksOf(person)) {
    const work = history.works[at];
    if (!work) continue;
    const commits = work.commits[work.team.indexOf(person)] ?? 0;
    const seen = work.project.day * dayMs;
    for (const skillId of work.skills) {
      rows.push({
        skillId,
        // Work, like the skills that a repository shows; statements by others are not part of a history.
        source: 'manifest',
        repository: work.project.id,
        weight: projectWeight,
        volume: 0.5 + 0.5 * Math.min(1, Math.log1p(commits) / fullContribution),
        firstSeen: seen,
        lastSeen: seen,
      });
    }
  }
  return summariseEvidence(rows, history.today * dayMs);
}
