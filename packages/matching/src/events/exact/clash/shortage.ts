import { type Cohort, projectsOf, sizesOf } from '../../cohort.ts';
import { defaultLevel, findHolders } from '../../rules/role.ts';

/** Why no teams exist, by counting. */
export type Shortage =
  /** Teams that need a role, and how many teams its holders are enough for. */
  | {
      readonly kind: 'role';
      readonly rule: string;
      readonly role: string;
      readonly teams: number;
      readonly enoughFor: number;
      /** The least size of teams for which the holders are enough; null if none is. */
      readonly sizeThatFits: number | null;
    }
  /** The people cannot be divided into teams of the allowed sizes. */
  | { readonly kind: 'size'; readonly people: number; readonly min: number; readonly max: number }
  /** Places in the teams that projects may have, or must have. */
  | { readonly kind: 'places'; readonly people: number; readonly places: number }
  | { readonly kind: 'required'; readonly people: number; readonly places: number };

/** A proof by counting that no teams exist, or undefined. */
export function findShortage(cohort: Cohort): Shortage | undefined {
  const max = Math.max(...limitsOf(cohort).map((limits) => limits.max));
  return sizeShortage(cohort) ?? placeShortage(cohort) ?? findRoleShortage(cohort, max);
}

function limitsOf(cohort: Cohort): Limits[] {
  return projectsOf(cohort).map((project) => sizesOf(cohort, project));
}

function leastPlaced({ people, instance }: Cohort): number {
  return people.length - (instance.sizes.unplacedMax ?? 0);
}

function sizeShortage(cohort: Cohort): Shortage | undefined {
  const count = cohort.people.length;
  const limits = limitsOf(cohort);
  if (canDivide(count, Math.max(0, leastPlaced(cohort)), limits)) return undefined;
  return {
    kind: 'size',
    people: count,
    min: Math.min(...limits.map(({ min }) => min)),
    max: Math.max(...limits.map(({ max }) => max)),
  };
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Whether teams of the allowed sizes can hold at least `least` of `count` people. */
export function canDivide(count: number, least: number, limits: readonly Limits[]): boolean {
  const canFill = Array.from({ length: count + 1 }, (_, people) => people === 0);
  for (let people = 1; people <= count; people += 1)
    for (const { min, max } of limits)
      for (let size = Math.max(1, min); size <= Math.min(max, people); size += 1)
        if (canFill[people - size]) canFill[people] = true;
  return canFill.some((isPossible, people) => isPossible && people >= least);
}

function placeShortage(cohort: Cohort): Shortage | undefined {
  const { projects, people } = cohort;
  if (projects.length === 0) return undefined;
  const sum = (placesOf: (project: number) => number) =>
    [...projects.keys()].reduce((total, project) => total + placesOf(project), 0);
  const places = sum((project) => (projects[project]?.teamsMax ?? 1) * sizesOf(cohort, project).max);
  if (places < leastPlaced(cohort)) return { kind: 'places', people: leastPlaced(cohort), places };
  const required = sum((project) => (projects[project]?.teamsMin ?? 0) * sizesOf(cohort, project).min);
  return required > people.length ? { kind: 'required', people: people.length, places: required } : undefined;
}

/** Too few people have a role, if no team has more than `max` members. */
export function findRoleShortage(cohort: Cohort, max: number): Shortage | undefined {
  const placed = leastPlaced(cohort);
  for (const rule of cohort.instance.rules) {
    if (rule.kind !== 'role' || rule.strength !== 'hard' || (rule.least ?? 1) < 1) continue;
    const { id, role, level = defaultLevel, count = 1 } = rule;
    const holders = findHolders(cohort, role, level).reduce((sum, holder) => sum + holder, 0);
    const enoughFor = Math.floor(holders / count);
    const teams = Math.ceil(placed / max);
    if (teams <= enoughFor) continue;
    const sizeThatFits = enoughFor === 0 ? null : Math.ceil(placed / enoughFor);
    return { kind: 'role', rule: id, role, teams, enoughFor, sizeThatFits };
  }
  return undefined;
}
