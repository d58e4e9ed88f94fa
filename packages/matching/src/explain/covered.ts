import { dayMs } from '../profile/decay.ts';
import {
  acceptedByAt,
  firstRow,
  lastSeenDayAt,
  repositoriesAt,
  rowLength,
  strengthAt,
} from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { SkillSource } from '../score/skill-links.ts';
import type { CoverageHow, CoveredSkill } from '../types.ts';

/** The developer's skill that gives a requirement its credit. */
interface Answer {
  readonly source: SkillSource;
  /** Offset of the skill's row in the developer's record. */
  readonly row: number;
  readonly credit: number;
}

const order: readonly CoverageHow[] = ['own', 'implied', 'related'];

export function howCovered(requirement: Requirement, developer: DeveloperRecord): CoverageHow {
  return bestAnswer(requirement, developer)?.source.how ?? 'none';
}

/** A neighbouring skill gives credit but does not cover the requirement. */
export function isCovered(how: CoverageHow): boolean {
  return how === 'own' || how === 'implied';
}

/**
 * The required skills for which the developer has credit: own skills first, then implied, then neighbouring
 * ones, by decreasing strength. `labelOf` returns the name of the skill that gives the credit.
 */
export function coveredSkills(
  project: ProjectRecord,
  developer: DeveloperRecord,
  labelOf: (skillId: string) => string,
): CoveredSkill[] {
  return project.requirements
    .map((requirement) => coveredSkill(requirement, developer, labelOf))
    .filter((covered) => covered !== undefined)
    .sort((a, b) => order.indexOf(a.how) - order.indexOf(b.how) || b.strength - a.strength);
}

function coveredSkill(
  requirement: Requirement,
  developer: DeveloperRecord,
  labelOf: (skillId: string) => string,
): CoveredSkill | undefined {
  const answer = bestAnswer(requirement, developer);
  if (!answer) return undefined;
  const { source, row, credit } = answer;
  const repositories = repositoriesAt(developer.numbers, row);
  return {
    skillId: requirement.skillId,
    label: requirement.label,
    how: source.how,
    via: source.how === 'own' ? null : labelOf(source.skillId),
    strength: Math.round(100 * credit),
    repositories,
    acceptedBy: acceptedByAt(developer.numbers, row),
    lastSeen: repositories > 0 ? lastSeenDayAt(developer.numbers, row) * dayMs : null,
  };
}

/** The best of own, implying and neighbouring skills, as in the score; for equal credit the closest skill. */
function bestAnswer({ sources }: Requirement, { numbers }: DeveloperRecord): Answer | undefined {
  let best: Answer | undefined;
  let closest = 0;
  for (let row = firstRow; row < numbers.length; row += rowLength) {
    const at = sources.places.get(numbers[row] ?? -1) ?? -1;
    const source = sources.list[at];
    if (!source) continue;
    const credit = source.factor * strengthAt(numbers, row);
    if (credit < (best?.credit ?? 0) || (credit === best?.credit && at > closest)) continue;
    best = { source, row, credit };
    closest = at;
  }
  return best && best.credit > 0 ? best : undefined;
}
