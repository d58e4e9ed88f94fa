import { none } from '../team-view.ts';
import type { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { Team } from './team.ts';

/** No team may lose more points. Other members are given up as soon as this is known. */
const maxLoss = 1;

/** Places in many teams, one in each, whose people may exchange them. */
export class Places {
  readonly #plan: Plan;
  readonly #objective: Objective;
  readonly #random: Random;
  readonly #trial: Team;
  #teams: number[] = [];
  #positions: number[] = [];
  #people: number[] = [];

  constructor(plan: Plan, objective: Objective, random: Random) {
    this.#plan = plan;
    this.#objective = objective;
    this.#random = random;
    this.#trial = new Team(plan.capacity);
  }

  /** The people who have the places now. */
  get people(): readonly number[] {
    return this.#people;
  }

  get count(): number {
    return this.#people.length;
  }

  /** Random places in random teams but `except`. People who are locked to others keep theirs. */
  choose(maxTeams: number, except = none): void {
    const { bench, units } = this.#plan;
    const left = Array.from({ length: bench }, (_, index) => index);
    [this.#teams, this.#positions, this.#people] = [[], [], []];
    while (left.length > 0 && this.#teams.length < maxTeams) {
      const at = this.#random.below(left.length);
      const index = left[at] ?? none;
      left[at] = left.at(-1) ?? none;
      left.pop();
      const { size, members } = this.#plan.team(index);
      if (size === 0 || index === except) continue;
      const position = this.#random.below(size);
      const person = members[position] ?? none;
      if (units.sizeOf[person] !== 1) continue;
      this.#teams.push(index);
      this.#positions.push(position);
      this.#people.push(person);
    }
  }

  /** The points of the team of each place with each of these people in the place, row by row. */
  measure(people: readonly number[], points: Float64Array): void {
    let at = 0;
    for (const [row, index] of this.#teams.entries()) {
      const team = this.#plan.team(index);
      const position = this.#positions[row] ?? 0;
      this.#trial.copyFrom(team);
      for (const person of people) {
        this.#trial.members[position] = person;
        points[at] = this.#objective.pointsOf(this.#trial, team.points - maxLoss);
        at += 1;
      }
    }
  }

  /** What the team of a place gains if it has these points; `tooLow` if it loses too many. */
  gainOf(row: number, points: number): number {
    return points - this.#plan.team(this.#teams[row] ?? none).points;
  }

  /** Puts a person in a place. `points`: of its team with this person. */
  fill(row: number, person: number, points: number): void {
    if (person === this.#people[row]) return;
    const index = this.#teams[row] ?? none;
    this.#trial.copyFrom(this.#plan.team(index));
    this.#trial.members[this.#positions[row] ?? 0] = person;
    this.#plan.write(index, this.#trial, points);
  }
}
