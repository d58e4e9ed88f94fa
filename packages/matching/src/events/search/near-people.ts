import { none } from '../team-view.ts';
import { type Objective, tooLow } from './objective.ts';
import type { Random } from './random.ts';
import { Team } from './team.ts';

const nearEach = 60;

/** Those who form a team of two with the most points with a person. Unlike partners, they are found when needed. */
export class NearPeople {
  /** Pairs that were measured so far. */
  measured = 0;
  readonly #objective: Objective;
  readonly #near = new Map<number, readonly number[]>();
  readonly #pair = new Team(2);

  constructor(objective: Objective) {
    this.#objective = objective;
  }

  /** The best first. */
  of(person: number): readonly number[] {
    const near = this.#near.get(person) ?? this.#find(person);
    this.#near.set(person, near);
    return near;
  }

  /** One of them, or `none`. */
  pick(person: number, random: Random): number {
    const near = this.of(person);
    return near[random.below(near.length)] ?? none;
  }

  #find(person: number): number[] {
    let best: { other: number; points: number }[] = [];
    let least = tooLow;
    const keepBest = () => {
      best = best.sort((one, two) => two.points - one.points).slice(0, nearEach);
      least = best[nearEach - 1]?.points ?? tooLow;
    };
    for (let other = 0; other < this.#objective.people; other += 1) {
      const points = other === person ? tooLow : this.#pointsOf(person, other, least);
      if (points > least) best.push({ other, points });
      if (best.length >= 2 * nearEach) keepBest();
    }
    keepBest();
    return best.map(({ other }) => other);
  }

  #pointsOf(person: number, other: number, least: number): number {
    this.measured += 1;
    this.#pair.size = 0;
    this.#pair.add(person);
    this.#pair.add(other);
    return this.#objective.pointsOf(this.#pair, least);
  }
}
