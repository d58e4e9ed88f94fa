import { dayMs } from '../profile/decay.ts';
import {
  acceptedByAt,
  firstRow,
  isStatedAt,
  lastSeenDayAt,
  projectsAt,
  repositoriesAt,
  rowLength,
  strengthAt,
} from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { SkillSource } from '../score/skill-links.ts';
import type { CoverageHow, CoveredSkill, SkillHow } from '../types/explanation.ts';

/** A skill of the developer that gives credit for a requirement. */
interface Credit {
  readonly source: SkillSource;
  /** Offset of the skill's row in the developer's numbers. */
  readonly row: number;
  /** 0–1: the strength of the skill times the factor of its relation to the requirement. */
  readonly value: number;
}

/** Shown and declared skills have the same rank, so that the strongest comes first. */
const order: Readonly<Record<SkillHow, number>> = { shown: 0, declared: 0, implied: 1, related: 2 };

/** What the developer has for a required skill; the skill itself counts before another one with more credit. */
export function howCovered(requirement: Requirement, developer: DeveloperRecord): CoverageHow {
  const { best, own } = creditsFor(requirement, developer);
  return best ? howOf(own ?? best, developer) : 'none';
}

/** A related skill gives credit but does not cover the requirement. */
export function isCovered(how: CoverageHow): boolean {
  return how === 'shown' || how === 'declared' || how === 'implied';
}

/** A finished project names the skills of its whole team, so it only implies that each member has them. */
function howOf({ source, row }: Credit, { numbers }: DeveloperRecord): SkillHow {
  if (source.how !== 'own') return source.how;
  if (repositoriesAt(numbers, row) > 0) return 'shown';
  return projectsAt(numbers, row) > 0 && !isStatedAt(numbers, row) ? 'implied' : 'declared';
}

/**
 * The required skills for which the developer has credit: own skills first, then implied, then related
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
    .sort((a, b) => order[a.how] - order[b.how] || b.strength - a.strength);
}

function coveredSkill(
  requirement: Requirement,
  developer: DeveloperRecord,
  labelOf: (skillId: string) => string,
): CoveredSkill | undefined {
  const { best, own } = creditsFor(requirement, developer);
  if (!best) return undefined;
  const named = own ?? best;
  const repositories = repositoriesAt(developer.numbers, named.row);
  const projects = projectsAt(developer.numbers, named.row);
  return {
    skillId: requirement.skillId,
    label: requirement.label,
    how: howOf(named, developer),
    via: viaOf(best.source, own !== undefined, labelOf),
    strength: Math.round(100 * best.value),
    repositories,
    projects,
    acceptedBy: acceptedByAt(developer.numbers, named.row),
    lastSeen: repositories + projects > 0 ? lastSeenDayAt(developer.numbers, named.row) * dayMs : null,
  };
}

/** The other skill that gives the credit. A related skill is not named if the developer has the skill itself. */
function viaOf(
  { how, skillId }: SkillSource,
  hasOwn: boolean,
  labelOf: (skillId: string) => string,
): CoveredSkill['via'] {
  if (how === 'own' || (hasOwn && how === 'related')) return null;
  return { skillId, label: labelOf(skillId) };
}

/**
 * `best` is the best credit of own, implying and related skills; of equal ones, that of the closest skill. Unlike
 * in the score, a skill that is neither declared nor in a repository counts fully. `own` is that of the skill itself,
 * even if another one gives more.
 */
function creditsFor(
  { sources }: Requirement,
  { numbers }: DeveloperRecord,
): { best: Credit | undefined; own: Credit | undefined } {
  let best: Credit | undefined;
  let own: Credit | undefined;
  let closest = 0;
  for (let row = firstRow; row < numbers.length; row += rowLength) {
    const at = sources.positions.get(numbers[row] ?? -1) ?? -1;
    const source = sources.list[at];
    if (!source) continue;
    const value = source.factor * strengthAt(numbers, row);
    if (value === 0) continue;
    const credit = { source, row, value };
    if (source.how === 'own') own = credit;
    if (best && (value < best.value || (value === best.value && at > closest))) continue;
    best = credit;
    closest = at;
  }
  return { best, own };
}
