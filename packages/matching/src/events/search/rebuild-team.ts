import { none } from '../team-view.ts';
import { Assignment } from './assignment.ts';
import { type Objective, tooLow } from './objective.ts';
import { Places } from './places.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { Team } from './team.ts';

/** Teams that give a member for the rebuilt one and get another. More take longer than in proportion. */
const maxTeams = 150;
/** New teams that are searched for, each from other random members, and that all others are fitted to. */
const starts = 6;
const maxFitted = 3;
/** Teams that are rebuilt before other proposals go on. */
const teamsInARow = 3;
/** Teams that are measured in the time of one proposal. */
const teamsPerProposal = 3;
const minGain = 1e-9;
/** Of a person who fits no place: finite, so that prices can be added. */
const leastPrice = -1_000;

/**
 * Rebuilds a team with too few points that neither proposals nor exchanges of single members improve: all its members
 * may change at once. It takes one member out of each of many teams, forms the team from them and its own members, and
 * assigns the others to the free places in the best way. A person's price says what the person is worth to the other
 * teams: it is the dual value in an assignment without the rebuilt team, as in column generation.
 */
export class TeamRebuilding {
  readonly #plan: Plan;
  readonly #objective: Objective;
  readonly #random: Random;
  readonly #places: Places;
  readonly #trial: Team;
  /** The weak team, its positions that may change, and all people who may get one: those of the places come first. */
  #index = none;
  #positions: number[] = [];
  #people: number[] = [];
  /** Each place with each of these people, row by row, and what they are worth to the places. */
  #points = new Float64Array(0);
  #prices = new Float64Array(0);
  #measured = 0;

  constructor(plan: Plan, objective: Objective, random: Random) {
    this.#plan = plan;
    this.#objective = objective;
    this.#random = random;
    this.#places = new Places(plan, objective, random);
    this.#trial = new Team(plan.capacity);
  }

  /** Rebuilds some of the teams that pay a charge, where all teams together gain. @returns the work, in proposals */
  run(): number {
    this.#measured = 0;
    for (let at = 0; at < teamsInARow; at += 1) {
      const charged = this.#findCharged();
      if (charged === none) break;
      this.#rebuild(charged);
    }
    return Math.ceil(this.#measured / teamsPerProposal);
  }

  /** One of the teams that pay a charge, or `none`. */
  #findCharged(): number {
    const { teams } = this.#plan;
    const charged = [...teams.keys()].filter((at) => this.#objective.isCharged(this.#plan.team(at)));
    return charged[this.#random.below(charged.length)] ?? none;
  }

  #rebuild(index: number): void {
    this.#choose(index);
    if (this.#positions.length === 0 || this.#places.count === 0) return;
    this.#price();
    const builds = Array.from({ length: starts }, (_, start) => this.#build(start === 0));
    builds.sort((one, other) => other.worth - one.worth);
    const distinct = new Map(builds.map(({ chosen }) => [chosen.join(), chosen]));
    for (const chosen of [...distinct.values()].slice(0, maxFitted)) if (this.#fit(chosen)) return;
  }

  #choose(index: number): void {
    const { units } = this.#plan;
    const team = this.#plan.team(index);
    this.#index = index;
    this.#trial.copyFrom(team);
    const positions = Array.from({ length: team.size }, (_, at) => at);
    this.#positions = positions.filter((at) => units.sizeOf[team.members[at] ?? none] === 1);
    this.#places.choose(maxTeams, index);
    this.#people = [...this.#places.people, ...this.#positions.map((at) => team.members[at] ?? none)];
    const pairs = this.#places.count * this.#people.length;
    this.#measured += pairs;
    if (this.#points.length !== pairs) this.#points = new Float64Array(pairs);
    this.#places.measure(this.#people, this.#points);
  }

  /** People of the places have the prices of an assignment. The others are worth what they bring to one of them. */
  #price(): void {
    const { count } = this.#places;
    const assignment = this.#assign([...this.#places.people.keys()]);
    this.#prices = Float64Array.from(this.#people, (_, column) => {
      if (column < count) return assignment.priceOfColumn(column);
      const left = this.#places.people.map(
        (_person, row) => this.#pointsOf(row, column) - assignment.priceOfRow(row),
      );
      return Math.max(leastPrice, ...left);
    });
  }

  /**
   * Improves one member after the other, from its present or from random members.
   * @returns the columns of the chosen people in order, and the points of the team above their prices
   */
  #build(fromPresent: boolean): { chosen: number[]; worth: number } {
    const chosen: number[] = fromPresent ? this.#positions.map((_, at) => this.#places.count + at) : [];
    while (chosen.length < this.#positions.length) {
      const column = this.#random.below(this.#people.length);
      if (!chosen.includes(column)) chosen.push(column);
    }
    let worth = this.#worthOf(chosen);
    for (let hasImproved = true; hasImproved; ) {
      hasImproved = false;
      for (const at of chosen.keys())
        for (const column of this.#people.keys()) {
          if (chosen.includes(column)) continue;
          const present = chosen[at] ?? none;
          chosen[at] = column;
          const changed = this.#worthOf(chosen);
          if (changed > worth + minGain) [worth, hasImproved] = [changed, true];
          else chosen[at] = present;
        }
    }
    return { chosen: chosen.toSorted((a, b) => a - b), worth };
  }

  #worthOf(chosen: readonly number[]): number {
    this.#seat(chosen);
    this.#measured += 1;
    let worth = this.#objective.pointsOf(this.#trial);
    for (const column of chosen) worth -= this.#prices[column] ?? 0;
    return worth;
  }

  #seat(chosen: readonly number[]): void {
    for (const [at, column] of chosen.entries())
      this.#trial.members[this.#positions[at] ?? 0] = this.#people[column] ?? none;
  }

  /** Gives the places to all other people in the best way, if all teams together gain. */
  #fit(chosen: readonly number[]): boolean {
    const others = [...this.#people.keys()].filter((column) => !chosen.includes(column));
    const assignment = this.#assign(others);
    const columnOf = (row: number) => others[assignment.columnOf(row)] ?? none;
    this.#seat(chosen);
    const points = this.#objective.pointsOf(this.#trial);
    let gain = points - this.#plan.team(this.#index).points;
    for (const row of others.keys()) gain += this.#places.gainOf(row, this.#pointsOf(row, columnOf(row)));
    if (!(gain > minGain)) return false;
    this.#plan.write(this.#index, this.#trial, points);
    for (const row of others.keys()) {
      const column = columnOf(row);
      this.#places.fill(row, this.#people[column] ?? none, this.#pointsOf(row, column));
    }
    return true;
  }

  /** The best places for as many people as there are places. */
  #assign(columns: readonly number[]): Assignment {
    const { count } = this.#places;
    const assignment = new Assignment(count);
    for (let row = 0; row < count; row += 1)
      for (const [at, column] of columns.entries())
        assignment.worth[row * count + at] = this.#pointsOf(row, column);
    assignment.solve();
    return assignment;
  }

  #pointsOf(row: number, column: number): number {
    return this.#points[row * this.#people.length + column] ?? tooLow;
  }
}
