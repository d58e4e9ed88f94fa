import { type Cohort, sizesOf } from '../cohort.ts';
import type { Rule } from '../rules/rule.ts';
import { none } from '../team-view.ts';
import type { Team } from './team.ts';

/** The points of a team are below what the caller needs. */
export const tooLow = Number.NEGATIVE_INFINITY;
const rounding = 1e-9;

/**
 * What the search maximises: for each team its size · score / 100, minus a penalty for what it lacks of hard rules.
 * The sum over all teams divided by the number of people is the cohort score / 100.
 */
export class Objective {
  /** Points lost for each member and each whole value that a hard rule lacks. */
  penalty = 1;
  /** A team with a lower share of its possible points pays `price` for each point below. */
  floor = 0;
  price = 0;
  /** A team with a lower share pays a fixed number of points too. */
  lowest = 0;
  charge = 0;
  /** Teams with a lower share of their possible points are changed more often. */
  weakShare = 0;
  /** Points lost for each member who was published in another team. Below 0 it weakens the rules to keep teams. */
  stayPrice = 0;
  readonly #cohort: Cohort;
  readonly #hard: readonly Rule[];
  /** The heaviest first, so that a hopeless team is found out early. */
  readonly #soft: readonly Rule[];
  /** The weight of all rules after each one. */
  readonly #rest: Float64Array;

  constructor(cohort: Cohort) {
    this.#cohort = cohort;
    this.#hard = cohort.hard.filter(({ kind }) => kind !== 'size');
    this.#soft = cohort.soft.toSorted((a, b) => b.weight - a.weight);
    this.#rest = new Float64Array(this.#soft.length);
    for (let at = this.#soft.length - 2; at >= 0; at -= 1)
      this.#rest[at] = (this.#rest[at + 1] ?? 0) + (this.#soft[at + 1]?.weight ?? 0);
  }

  get people(): number {
    return this.#cohort.people.length;
  }

  /** The points of a team, or `tooLow` if they are certainly below `atLeast`. */
  pointsOf(team: Team, atLeast = tooLow): number {
    if (team.isBench || team.size === 0) return 0;
    let points = team.size - this.penalty * this.lackOf(team);
    if (this.stayPrice !== 0) points -= this.stayPrice * countMoved(this.#cohort, team);
    if (points < atLeast) return tooLow;
    if (this.#soft.length === 0) return points;
    points -= team.size;
    for (let at = 0; at < this.#soft.length; at += 1) {
      const rule = this.#soft[at];
      if (rule === undefined) break;
      points += team.size * rule.weight * rule.value(team);
      if (points + team.size * (this.#rest[at] ?? 0) < atLeast) return tooLow;
    }
    return points - this.costOfWeakness(points, team.size);
  }

  /** What a team of this size pays because it has too few points. */
  costOfWeakness(points: number, size: number): number {
    const missing = this.floor * size - points;
    if (missing <= 0) return 0;
    return this.price * missing + (points < this.lowest * size ? this.charge : 0);
  }

  /** Whether a team pays a fixed number of points for its weakness, or breaks a hard rule as badly. */
  isCharged({ isBench, size, points }: Team): boolean {
    if (this.charge === 0 || isBench || size === 0) return false;
    const lowest = this.lowest * size;
    return points < lowest - this.costOfWeakness(lowest, size) - rounding;
  }

  /** Whether a team has fewer points than most. */
  isWeak(team: Team): boolean {
    return team.points < this.weakShare * team.size;
  }

  /** What a team lacks of hard rules and of its least size, in members. */
  lackOf(team: Team): number {
    if (team.isBench || team.size === 0) return 0;
    let lack = Math.max(0, sizesOf(this.#cohort, team.project).min - team.size);
    for (const rule of this.#hard) lack += rule.lack(team);
    return lack;
  }
}

/** Members who were published in another team. */
export function countMoved({ home }: Cohort, { members, size, from }: Team): number {
  let moved = 0;
  for (let at = 0; at < size; at += 1) {
    const team = home[members[at] ?? none] ?? none;
    if (team !== none && team !== from) moved += 1;
  }
  return moved;
}
