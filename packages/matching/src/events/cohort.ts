import { type CohortFacts, readFacts } from './facts.ts';
import type { EventInstance } from './instance.ts';
import { type Rule, readRules } from './rules/rule.ts';
import { none, type TeamView } from './team-view.ts';

/** An instance, ready to measure teams of people by index. */
export interface Cohort extends CohortFacts {
  /** The rules about one team, in the order of the instance. */
  readonly rules: readonly Rule[];
  readonly soft: readonly Rule[];
  readonly hard: readonly Rule[];
  /** The sizes that a team of a project may have. Index 0 is for teams without a project; see `sizesOf`. */
  readonly limits: readonly SizeLimits[];
}

export interface SizeLimits {
  readonly min: number;
  readonly max: number;
}

/** `seed` orders the people; the order of the instance has no effect. */
export function createCohort(instance: EventInstance, seed = 1): Cohort {
  const facts = readFacts(instance, seed);
  const rules = readRules(facts);
  const { min, max } = instance.sizes;
  return {
    ...facts,
    rules,
    soft: rules.filter(({ isHard }) => !isHard),
    hard: rules.filter(({ isHard }) => isHard),
    limits: [{ min, max }, ...facts.projects.map((project) => ({ min, max, ...definedSizes(project) }))],
  };
}

function definedSizes({ min, max }: Partial<SizeLimits>): Partial<SizeLimits> {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

export function sizesOf({ limits }: Cohort, project: number): SizeLimits {
  return limits[project + 1] ?? { min: 1, max: 0 };
}

/** The projects that a team may have, by index: only `none` if the event has no projects. */
export function projectsOf({ projects }: CohortFacts): readonly number[] {
  return projects.length === 0 ? [none] : [...projects.keys()];
}

/** The score of a team, 0–100: the weighted mean of its values. 100 if no rule has a weight. */
export function scoreOf({ soft }: Cohort, team: TeamView): number {
  if (soft.length === 0) return 100;
  let sum = 0;
  for (const { weight, value } of soft) sum += weight * value(team);
  return 100 * sum;
}

/** The rule with a weight that costs the team the most points. `undefined` if none costs any. */
export function weakestRule({ soft }: Cohort, team: TeamView): string | undefined {
  let weakest: string | undefined;
  let most = 0;
  for (const { id, weight, value } of soft) {
    const lost = weight * (1 - value(team));
    if (lost > most) [weakest, most] = [id, lost];
  }
  return weakest;
}

/** The first hard rule that a team breaks: the id of a rule, or `size`. `undefined` for a feasible team. */
export function brokenRule(cohort: Cohort, team: TeamView): string | undefined {
  const { min, max } = sizesOf(cohort, team.project);
  if (team.size < min || team.size > max) return 'size';
  return cohort.hard.find(({ lack }) => lack(team) > 0)?.id;
}
