import type { Chances } from './chances.ts';

/** People and skills by their numbers in the chances. */
export interface Question {
  readonly qid: string;
  readonly skills: readonly number[];
  readonly seats: number;
  readonly exclude: ReadonlySet<number>;
}

const ROUNDS = 3;
const NEVER = -1e9;

/**
 * Chooses who together will probably show the most skills, less what each costs (in skills): the best next person,
 * then for each seat the best for what the others leave. Anybody who shows a skill counts, so nobody's share is limited.
 */
export class Chooser {
  readonly #chances: Chances;
  /** What each person would add to the team as it is, less the cost. */
  readonly worth: Float64Array;

  constructor(chances: Chances) {
    this.#chances = chances;
    this.worth = new Float64Array(chances.people);
  }

  /** `cost` by person. */
  choose(question: Question, cost: Float64Array): number[] {
    const team: number[] = [];
    while (team.length < Math.min(question.seats, this.#chances.people))
      team.push(this.best(question, cost, team));
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = team.join();
      for (const seat of team.keys()) {
        team[seat] = this.best(question, cost, team.toSpliced(seat, 1));
      }
      if (team.join() === before) break;
    }
    return team;
  }

  /** Who adds most to the others; fills `worth`. */
  best({ skills, exclude }: Question, cost: Float64Array, others: readonly number[]): number {
    const left = this.#left(skills, others);
    const { worth } = this;
    const { of, skills: width } = this.#chances;
    for (let person = 0; person < worth.length; person += 1) {
      let sum = -(cost[person] ?? 0);
      for (let at = 0; at < skills.length; at += 1) {
        sum += (left[at] ?? 0) * (of[person * width + (skills[at] ?? 0)] ?? 0);
      }
      worth[person] = sum;
    }
    for (const person of [...exclude, ...others]) worth[person] = NEVER;
    let found = 0;
    for (let person = 1; person < worth.length; person += 1) {
      if ((worth[person] ?? 0) > (worth[found] ?? 0)) found = person;
    }
    return found;
  }

  /** How likely it is for each skill that none of the others shows it. */
  #left(skills: readonly number[], others: readonly number[]): number[] {
    return skills.map((skill) =>
      others.reduce((left, person) => left * (1 - this.#chance(person, skill)), 1),
    );
  }

  #chance(person: number, skill: number): number {
    return this.#chances.of[person * this.#chances.skills + skill] ?? 0;
  }
}
