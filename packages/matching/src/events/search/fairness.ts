import { clamp } from '../rules/measure.ts';
import type { Objective } from './objective.ts';

/** A team below this share of the mean pays for what it lacks. */
export const fairShare = 0.86;
/** The price of each missing point grows until the end. Lower for small cohorts, where one team counts more. */
const price = { small: 0.5, large: 1 };
const largeCohort = 500;
/**
 * Large cohorts pay more once most teams are good. The same costs from the start on keep the search from the best
 * teams. A team just below `lowestShare` lacks too little for a price, so that it is charged a fixed number of points.
 */
const late = { from: 0.7, to: 0.85, price: 4, charge: 0.7 };
/**
 * From this share of the work on, charged teams are rebuilt and pay more. The same charge during annealing makes single
 * teams very bad, because two teams just below `lowestShare` would pay more than one far below.
 */
export const rebuilding = { from: 0.75, charge: 3 };
const lowestShare = 0.852;

/** Sets what weak teams cost at a share of the work. `score`: that of the cohort, 0–100. */
export function chargeWeakTeams(objective: Objective, score: number, progress: number): void {
  const isLarge = objective.people >= largeCohort;
  const lateness = isLarge ? clamp((progress - late.from) / (late.to - late.from)) : 0;
  objective.floor = (fairShare * score) / 100;
  objective.price = (isLarge ? price.large : price.small) * progress + late.price * lateness;
  objective.lowest = (lowestShare * score) / 100;
  objective.charge = lateness * (progress < rebuilding.from ? late.charge : rebuilding.charge);
}

/** What a weak team of a small cohort pays at the end, in points of all its members. `score`: the cohort's, 0–100. */
export function weaknessFee(points: number, size: number, score: number): number {
  return price.small * Math.max(0, fairShare * score * size - points);
}
