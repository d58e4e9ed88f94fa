import { none } from '../team-view.ts';
import { Assignment } from './assignment.ts';
import { acceptedLoss } from './cooling.ts';
import { type Objective, tooLow } from './objective.ts';
import { Places } from './places.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** Teams that exchange members at once. More find more, and take longer than in proportion. */
const maxTeams = 250;
/** Pairs of a team and a member that take as long as one proposal. */
const pairsPerProposal = 5;
const minGain = 1e-9;

/**
 * Takes one member out of each of many teams and gives all of them back in the best way. The way may be a ring through
 * many teams, which single proposals rarely find (a very large neighbourhood; Ahuja, Ergun, Orlin & Punnen 2002).
 */
export class Reassignment {
  readonly #random: Random;
  readonly #places: Places;
  /** Each place with each person, row by row. */
  #points = new Float64Array(0);
  #assignment = new Assignment(0);

  constructor(plan: Plan, objective: Objective, random: Random) {
    this.#random = random;
    this.#places = new Places(plan, objective, random);
  }

  /**
   * Changes the plan. With a temperature, random points are added to each pair, so that the result may be worse.
   * @returns the work, in proposals
   */
  run(temperature: number): number {
    this.#places.clear();
    this.#places.addRandom(maxTeams);
    const { count, people } = this.#places;
    if (this.#assignment.size !== count) {
      this.#assignment = new Assignment(count);
      this.#points = new Float64Array(count * count);
    }
    this.#places.measure(people, this.#points);
    for (const [at, points] of this.#points.entries())
      this.#assignment.worth[at] = points + temperature * acceptedLoss(this.#random.next());
    this.#assignment.solve();
    if (this.#canApply(temperature)) this.#apply();
    return Math.ceil((count * count) / pairsPerProposal);
  }

  #pointsOf(row: number): number {
    return this.#points[row * this.#places.count + this.#assignment.columnOf(row)] ?? tooLow;
  }

  /** Whether no team loses too much, and all teams together gain if they have to. */
  #canApply(temperature: number): boolean {
    let gain = 0;
    for (let row = 0; row < this.#places.count; row += 1)
      gain += this.#places.gainOf(row, this.#pointsOf(row));
    return temperature > 0 ? gain > tooLow : gain > minGain;
  }

  #apply(): void {
    for (const row of this.#places.people.keys())
      this.#places.fill(
        row,
        this.#places.people[this.#assignment.columnOf(row)] ?? none,
        this.#pointsOf(row),
      );
  }
}
