import type { Cohort } from '../cohort.ts';
import { cohortScore } from '../cohort-score.ts';
import { none } from '../team-view.ts';
import { anneal, type Cooling } from './anneal.ts';
import { BestPlan } from './best-plan.ts';
import { Budget, type Limits } from './budget.ts';
import { constructPlan, continuePublished } from './construct.ts';
import { chargeWeakTeams, fairShare } from './fairness.ts';
import { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import { Random } from './random.ts';
import { roundsOf } from './rounds.ts';
import type { TeamPool } from './team-pool.ts';

/** The temperature at the start for 1,000 people, in points. Large cohorts have less work for each person. */
const usualStart = 0.065;
const highestStart = 0.2;
const lowestStart = 0.03;
const usualCooling = { end: 0.017, coldAfter: 0.7, reassigning: 0.02 };
/** From this share of the work on, the best teams so far are kept. */
const keepAfter = 0.9;

/** Penalties of hard rules, in points per member: they grow until the end. */
const firstPenalty = 1;
const lastPenalty = 4;

/** Every round of a repair cools from the start to the end. */
const repairCooling: Cooling = { start: 0.07, end: 0.012, coldAfter: 0.96 };
/** Proposals of a round of a repair for each person who may swap teams. */
const proposalsPerFree = 4_000;
/** From this share of a round on, its teams are good enough to be chosen from. */
const poolAfter = 0.6;
const defaultMovedShare = 0.02;
/** The points that a move must win. */
const stayPrice = 0.02;

export interface SearchOptions {
  readonly seed: number;
  readonly limits: Limits;
  /** Repair: at most about this share of the published people is moved to other teams. */
  readonly movedShare?: number;
  /** Collects good teams of all rounds, measured by the objective at the end. */
  readonly pool?: TeamPool;
}

/**
 * Searches for teams until the limits are reached, and measures them by the objective at the end. `onScore` is called
 * about a hundred times.
 */
export function searchTeams(
  cohort: Cohort,
  { seed, limits, movedShare = defaultMovedShare, pool }: SearchOptions,
  onScore: (score: number) => void,
): Plan {
  const objective = new Objective(cohort);
  const random = new Random(seed);
  const isRepair = (cohort.instance.published ?? []).length > 0;
  const plan = (isRepair ? continuePublished : constructPlan)(cohort, objective, random);
  // There is no one to swap teams with.
  if (cohort.people.length < 2) return plan;
  const cooling = isRepair ? repairCooling : coolingFor(cohort.people.length);
  const free = isRepair ? limitMoves(plan, objective, movedShare) : Number.POSITIVE_INFINITY;
  const best = new BestPlan(plan, objective);
  const onEpoch = (progress: number) => {
    const score = cohortScore(cohort, plan.openViews);
    onScore(score);
    objective.penalty = firstPenalty + (lastPenalty - firstPenalty) * progress;
    chargeWeakTeams(objective, score, progress);
    objective.weakShare = ((isRepair ? 1 : fairShare) * score) / 100;
    plan.measure(objective);
    if (progress >= keepAfter) best.offer();
    if (progress >= poolAfter) pool?.add(plan);
  };
  const start = plan.copy();
  for (const round of roundsOf(limits, proposalsPerFree * Math.max(1, free))) {
    // From the same teams again, so that rounds find different ones.
    plan.copyFrom(start);
    plan.measure(objective);
    anneal(plan, objective, random, new Budget(round), cooling, onEpoch);
  }
  best.plan.measure(objective);
  pool?.measure(objective);
  return best.plan;
}

function coolingFor(people: number): Cooling {
  const usual = usualStart * Math.sqrt(1_000 / Math.max(1, people));
  return { start: Math.max(lowestStart, Math.min(highestStart, usual)), ...usualCooling };
}

/**
 * Never more people than allowed are moved, and each move must win a little without the rules to keep teams.
 * @returns the number of people who may swap teams
 */
function limitMoves(plan: Plan, objective: Objective, movedShare: number): number {
  const { home, soft } = plan.cohort;
  const published = home.filter((team) => team !== none).length;
  plan.movedMax = Math.floor(movedShare * published);
  objective.stayPrice = soft.reduce(
    (price, { kind, weight }) => price - (kind === 'keep' ? weight : 0),
    stayPrice,
  );
  plan.measure(objective);
  return plan.movedMax + home.length - published;
}
