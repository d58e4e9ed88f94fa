import { none } from '../team-view.ts';
import { Assignment } from './assignment.ts';
import { acceptedLoss } from './cooling.ts';
import { type Objective, tooLow } from './objective.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { Team } from './team.ts';

/** Teams that exchange members at once. More find more, and take longer than in proportion. */
const maxTeams = 250;
/** No team may lose more points. Other members are given up as soon as this is known. */
const maxLoss = 1;
/** Pairs of a team and a member that take as long as one proposal. */
const pairsPerProposal = 5;
const minGain = 1e-9;

/**
 * Takes one member out of each of many teams and gives all of them back in the best way. The way may be a ring through
 * many teams, which single proposals rarely find (a very large neighbourhood; Ahuja, Ergun, Orlin & Punnen 2002).
 */
export class Reassignment {
  readonly #plan: Plan;
  readonly #objective: Objective;
  readonly #random: Random;
  readonly #trial: Team;
  #teams: number[] = [];
  /** The positions in these teams that are filled again, and the people who have them. */
  #positions: number[] = [];
  #people: number[] = [];
  /** Each team with each person, row by row. */
  #points = new Float64Array(0);
  #assignment = new Assignment(0);

  constructor(plan: Plan, objective: Objective, random: Random) {
    this.#plan = plan;
    this.#objective = objective;
    this.#random = random;
    this.#trial = new Team(plan.capacity);
  }

  /**
   * Changes the plan. With a temperature, random points are added to each pair, so that the result may be worse.
   * @returns the work, in proposals
   */
  run(temperature: number): number {
    this.#choose();
    const count = this.#teams.length;
    if (this.#assignment.size !== count) {
      this.#assignment = new Assignment(count);
      this.#points = new Float64Array(count * count);
    }
    this.#measure(temperature);
    this.#assignment.solve();
    if (this.#canApply(temperature)) this.#apply();
    return Math.ceil((count * count) / pairsPerProposal);
  }

  /** Random teams, and a random member of each who is not locked to others. */
  #choose(): void {
    const { bench, units } = this.#plan;
    const left = Array.from({ length: bench }, (_, index) => index);
    [this.#teams, this.#positions, this.#people] = [[], [], []];
    while (left.length > 0 && this.#teams.length < maxTeams) {
      const at = this.#random.below(left.length);
      const index = left[at] ?? none;
      left[at] = left.at(-1) ?? none;
      left.pop();
      const { size, members } = this.#plan.team(index);
      const position = this.#random.below(size);
      const person = members[position] ?? none;
      if (size === 0 || units.sizeOf[person] !== 1) continue;
      this.#teams.push(index);
      this.#positions.push(position);
      this.#people.push(person);
    }
  }

  #measure(temperature: number): void {
    const { worth } = this.#assignment;
    let at = 0;
    for (const [row, index] of this.#teams.entries()) {
      const team = this.#plan.team(index);
      const position = this.#positions[row] ?? 0;
      this.#trial.copyFrom(team);
      for (const person of this.#people) {
        this.#trial.members[position] = person;
        const points = this.#objective.pointsOf(this.#trial, team.points - maxLoss);
        this.#points[at] = points;
        worth[at] = points + temperature * acceptedLoss(this.#random.next());
        at += 1;
      }
    }
  }

  #pointsOf(row: number): number {
    return this.#points[row * this.#teams.length + this.#assignment.columnOf(row)] ?? tooLow;
  }

  /** Whether no team loses too much, and all teams together gain if they have to. */
  #canApply(temperature: number): boolean {
    let gain = 0;
    for (const [row, index] of this.#teams.entries())
      gain += this.#pointsOf(row) - this.#plan.team(index).points;
    return temperature > 0 ? gain > tooLow : gain > minGain;
  }

  #apply(): void {
    for (const [row, index] of this.#teams.entries()) {
      const column = this.#assignment.columnOf(row);
      if (column === row) continue;
      this.#trial.copyFrom(this.#plan.team(index));
      this.#trial.members[this.#positions[row] ?? 0] = this.#people[column] ?? none;
      this.#plan.write(index, this.#trial, this.#pointsOf(row));
    }
  }
}
