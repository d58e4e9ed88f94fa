import { repositoriesAt, strengthAt } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { LoadedDeveloper } from '../score/loaded-developer.ts';
import { bestSource } from '../score/skill-terms.ts';
import type { CoverageHow, CoveredSkill } from '../types.ts';

/** How the loaded developer covers one requirement. */
export function howCovered(requirement: Requirement, developer: LoadedDeveloper): CoverageHow {
  return requirement.sources.list[bestSource(requirement, developer)]?.how ?? 'none';
}

/**
 * The required skills that the developer has some credit for: own ones first, then implied, then neighbours, the
 * strongest first. `labelOf` names the skill that a credit comes from.
 */
export function coveredSkills(
  project: ProjectRecord,
  developer: LoadedDeveloper,
  labelOf: (skillId: string) => string,
): CoveredSkill[] {
  return project.requirements
    .map((requirement) => coveredSkill(requirement, developer, labelOf))
    .filter((covered) => covered !== undefined)
    .sort((a, b) => order.indexOf(a.how) - order.indexOf(b.how) || b.strength - a.strength);
}

/** A neighbour is near, but it does not cover. */
export function isCovered(how: CoverageHow): boolean {
  return how === 'own' || how === 'implied';
}

const order: readonly CoverageHow[] = ['own', 'implied', 'related'];

function coveredSkill(
  requirement: Requirement,
  developer: LoadedDeveloper,
  labelOf: (skillId: string) => string,
): CoveredSkill | undefined {
  const at = bestSource(requirement, developer);
  const source = requirement.sources.list[at];
  if (!source) return undefined;
  const position = developer.positionOf(requirement.sources.skills[at] ?? 0);
  const repositories = repositoriesAt(developer.record, position);
  return {
    skillId: requirement.skillId,
    label: requirement.label,
    how: source.how,
    via: source.how === 'own' ? null : labelOf(source.skillId),
    strength: Math.round(100 * source.factor * strengthAt(developer.record, position)),
    repositories,
    lastSeen: repositories > 0 ? (developer.record.lastSeen[position] ?? null) : null,
  };
}
