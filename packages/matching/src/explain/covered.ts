import { type DeveloperRecord, repositoriesAt, strengthAt } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { SkillSource } from '../score/skill-links.ts';
import type { CoverageHow, CoveredSkill } from '../types.ts';

/** The skill of a developer that gives a requirement its credit. */
interface Answer {
  readonly source: SkillSource;
  /** Position of the skill in the developer's record. */
  readonly position: number;
  readonly credit: number;
}

const order: readonly CoverageHow[] = ['own', 'implied', 'related'];

export function howCovered(requirement: Requirement, developer: DeveloperRecord): CoverageHow {
  return bestAnswer(requirement, developer)?.source.how ?? 'none';
}

/** A neighbour is near, but it does not cover. */
export function isCovered(how: CoverageHow): boolean {
  return how === 'own' || how === 'implied';
}

/**
 * The required skills that the developer has some credit for: own ones first, then implied, then neighbours, the
 * strongest first. `labelOf` names the skill that a credit comes from.
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
  const { source, position, credit } = answer;
  const repositories = repositoriesAt(developer, position);
  return {
    skillId: requirement.skillId,
    label: requirement.label,
    how: source.how,
    via: source.how === 'own' ? null : labelOf(source.skillId),
    strength: Math.round(100 * credit),
    repositories,
    lastSeen: repositories > 0 ? (developer.lastSeen[position] ?? null) : null,
  };
}

/** The best of own, implying and neighbouring skills, as in the score; equal credit goes to the closest. */
function bestAnswer({ sources }: Requirement, developer: DeveloperRecord): Answer | undefined {
  let best: Answer | undefined;
  let closest = 0;
  for (const [position, skill] of developer.skills.entries()) {
    const at = sources.places.get(skill) ?? -1;
    const source = sources.list[at];
    if (!source) continue;
    const credit = source.factor * strengthAt(developer, position);
    if (credit < (best?.credit ?? 0) || (credit === best?.credit && at > closest)) continue;
    best = { source, position, credit };
    closest = at;
  }
  return best && best.credit > 0 ? best : undefined;
}
