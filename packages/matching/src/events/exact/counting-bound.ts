import { type Cohort, projectsOf, sizesOf } from '../cohort.ts';
import type { EventRule } from '../instance.ts';
import { share } from '../rules/measure.ts';
import { defaultLevel, findHolders } from '../rules/role.ts';
import { isTeamRule } from '../rules/rule-table.ts';
import { viewTeam } from '../team-view.ts';
import { roundUp } from './round-up.ts';

/**
 * An upper bound of the cohort score by counting: for each rule alone, the most that all people can reach. A team
 * has no more common hours than each member has free, and each holder of a role serves one team only.
 */
export function countingBound(cohort: Cohort): number {
  if (cohort.soft.length === 0 || cohort.people.length === 0) return 100;
  let bound = 0;
  for (const [index, source] of cohort.instance.rules.filter(isTeamRule).entries())
    bound += 100 * (cohort.rules[index]?.weight ?? 0) * mostOf(cohort, source, index);
  return roundUp(bound);
}

/** The most that the mean value of a rule over all people can be, 0–1. */
function mostOf(cohort: Cohort, source: EventRule, index: number): number {
  const { people, instance } = cohort;
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / people.length;
  switch (source.kind) {
    case 'hours':
      return meanOf(people.map(({ slots = [] }) => share(new Set(slots).size, source.hours)));
    case 'language':
      return meanOf(people.map(({ languages = [] }) => (languages.length > 0 ? 1 : 0)));
    case 'role': {
      const { role, level = defaultLevel, count = 1 } = source;
      const holders = findHolders(cohort, role, level).reduce((sum, holder) => sum + holder, 0);
      return share(holders * largestSize(cohort), count * people.length);
    }
    case 'wishes':
    case 'eligible':
      return meanOf(people.map((_person, person) => bestProject(cohort, index, person)));
    case 'size':
      return Math.max(...allowedSizes(cohort).map((size) => valueOfSize(cohort, index, size)));
    case 'friends':
      return instance.sizes.max < 2
        ? meanOf(people.map((_person, one) => (hasFriends(cohort, one) ? 0 : 1)))
        : 1;
    default:
      return 1;
  }
}

function hasFriends({ friends }: Cohort, person: number): boolean {
  return friends.of(person).length > 0;
}

function largestSize(cohort: Cohort): number {
  return Math.max(...projectsOf(cohort).map((project) => sizesOf(cohort, project).max));
}

function allowedSizes(cohort: Cohort): number[] {
  const smallest = Math.min(...projectsOf(cohort).map((project) => sizesOf(cohort, project).min));
  const largest = Math.min(largestSize(cohort), cohort.people.length);
  return Array.from(
    { length: Math.max(1, largest - smallest + 1) },
    (_, index) => Math.max(1, smallest) + index,
  );
}

function valueOfSize({ rules }: Cohort, index: number, size: number): number {
  return rules[index]?.value(viewTeam(new Array<number>(size).fill(0))) ?? 1;
}

function bestProject(cohort: Cohort, index: number, person: number): number {
  const valueIn = (project: number) => cohort.rules[index]?.memberValue(viewTeam([person], project), 0) ?? 1;
  return Math.max(...projectsOf(cohort).map(valueIn));
}
