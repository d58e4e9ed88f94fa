import { scoreOf } from '../cohort.ts';
import type { Objective } from './objective.ts';
import type { Plan } from './plan.ts';

/** The best teams that a search has seen. */
export class BestPlan {
  readonly #current: Plan;
  readonly #objective: Objective;
  #best: Plan | undefined;

  constructor(current: Plan, objective: Objective) {
    this.#current = current;
    this.#objective = objective;
  }

  /** Keeps the current teams if they break fewer rules, or as many and have more points, by the present prices. */
  offer(): void {
    const isBetter = this.#best === undefined || this.#compare(this.#current, this.#best) > 0;
    if (isBetter) this.#best = this.#current.copy();
  }

  /** Above 0 if the first one is better. */
  #compare(one: Plan, other: Plan): number {
    return this.#lackOf(other) - this.#lackOf(one) || this.#worthOf(one) - this.#worthOf(other);
  }

  #lackOf({ openViews }: Plan): number {
    return openViews.reduce((sum, team) => sum + this.#objective.lackOf(team), 0);
  }

  /** The points of all teams, without those that the search adds or takes for other reasons than the score. */
  #worthOf({ cohort, openViews }: Plan): number {
    return openViews.reduce((sum, team) => {
      const points = (team.size * scoreOf(cohort, team)) / 100;
      return sum + points - this.#objective.costOfWeakness(points, team.size);
    }, 0);
  }

  get plan(): Plan {
    return this.#best ?? this.#current;
  }
}
