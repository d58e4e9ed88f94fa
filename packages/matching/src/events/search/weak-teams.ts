import { none } from '../team-view.ts';
import type { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** People in teams that break a hard rule, or else in teams with too few points, and people without a team. */
export class WeakTeams {
  #people: number[] = [];

  /** Finds them again. */
  update({ openViews, teams, bench, unplacedMax }: Plan, objective: Objective): void {
    const unplaced = teams[bench];
    const broken = openViews.filter((team) => objective.lackOf(team) > 0);
    const weak = broken.length > 0 ? broken : openViews.filter((team) => objective.isWeak(team));
    if (unplaced !== undefined && unplaced.size > unplacedMax) weak.push(unplaced);
    this.#people = weak.flatMap(({ members, size }) => [...members.subarray(0, size)]);
  }

  /** One of these people, or `none`. */
  pick(random: Random): number {
    return this.#people[random.below(this.#people.length)] ?? none;
  }
}
