import { none } from '../team-view.ts';
import { Assignment } from './assignment.ts';
import { NearPeople } from './near-people.ts';
import { type Objective, tooLow } from './objective.ts';
import { Places } from './places.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { RebuiltTeam } from './rebuilt-team.ts';

/** Places in other teams whose people may change teams. More find more, and take longer than in proportion. */
const maxPlaces = 80;
/** Of the places in which a member of the rebuilt team would do best, one in two is taken. */
const bestPlacesEach = 20;
/** People who fit a member, and may come. */
const nearPeople = 60;
/** New teams that are searched for, each from other random members, and that all others are fitted to. */
const starts = 6;
const maxFitted = 3;
/** Teams that are rebuilt before other proposals go on. */
const teamsInARow = 10;
/** Teams that are measured in the time of one proposal. */
const teamsPerProposal = 3;
const minGain = 1e-9;
/** What rebuilding may cost, in points for each person of the cohort. */
const maxLossEach = 0.004;
/** Of a person who fits no place, and for each member that a team lacks: finite, so that sums can be compared. */
const leastPrice = -1_000;
const lackPrice = 1e6;

/** For each rebuilt team, the columns of its people. */
type Choice = readonly (readonly number[])[];

/**
 * Rebuilds a team with too few points that neither proposals nor exchanges of single members improve: all its members
 * may change at once, and often those of a second team. It takes people from places in other teams, forms the teams
 * from them and the present members, and assigns all others to the free places in the best way. A person's price says
 * what the person is worth to the other teams: it is the dual value in an assignment without the rebuilt teams, as in
 * column generation.
 */
export class TeamRebuilding {
  readonly #plan: Plan;
  readonly #objective: Objective;
  readonly #random: Random;
  readonly #places: Places;
  readonly #near: NearPeople;
  #rebuilt: readonly RebuiltTeam[] = [];
  /** All people who may change teams, or `none` for a free place. Those of the places come first. */
  #people: readonly number[] = [];
  /** Each place with each of these people, row by row, and what they are worth to the places. */
  #points = new Float64Array(0);
  #prices = new Float64Array(0);
  #measured = 0;
  /** The points that rebuilding may still cost. */
  #lossLeft: number;

  constructor(plan: Plan, objective: Objective, random: Random) {
    this.#plan = plan;
    this.#objective = objective;
    this.#random = random;
    this.#places = new Places(plan, objective, random);
    this.#near = new NearPeople(objective);
    this.#lossLeft = maxLossEach * objective.people;
  }

  /**
   * Rebuilds some of the teams that pay a charge. All teams together gain, or lose a little, so that later attempts
   * start from other members. `progress`: of the rebuilding, 0–1. `isOver`: whether no further team should be rebuilt.
   * @returns the work, in proposals
   */
  run(progress: number, isOver = () => false): number {
    [this.#measured, this.#near.measured] = [0, 0];
    for (let at = 0; at < teamsInARow && !isOver(); at += 1) {
      const charged = this.#findCharged();
      if (charged === none) break;
      this.#rebuild(charged, (1 - progress) * this.#random.next());
    }
    return Math.ceil((this.#measured + this.#near.measured) / teamsPerProposal);
  }

  /** One of the teams that pay a charge, or `none`. */
  #findCharged(): number {
    const { teams } = this.#plan;
    const charged = [...teams.keys()].filter((at) => this.#objective.isCharged(this.#plan.team(at)));
    return charged[this.#random.below(charged.length)] ?? none;
  }

  #rebuild(charged: number, lossShare: number): void {
    const second = this.#chooseSecond();
    const indices = second === none || second === charged ? [charged] : [charged, second];
    this.#rebuilt = indices.map((index) => new RebuiltTeam(this.#plan, index));
    this.#choosePlaces(indices);
    if (this.#rebuilt[0]?.people.length === 0 || this.#places.count === 0) return;
    this.#price();
    const builds = Array.from({ length: starts }, (_, start) => this.#build(start === 0));
    builds.sort((one, other) => other.worth - one.worth);
    const distinct = new Map(builds.map(({ choice }) => [choice.join(';'), choice]));
    for (const choice of [...distinct.values()].slice(0, maxFitted)) if (this.#fit(choice, lossShare)) return;
  }

  /** A new team, so that people who do not fit together need not be in one, or another charged team. Or `none`. */
  #chooseSecond(): number {
    const choice = this.#random.below(4);
    if (choice > 1) return none;
    if (choice === 1) return this.#findCharged();
    if (this.#plan.cohort.projects.length > 0) return none;
    return this.#plan.teams.findIndex(({ size, isBench }) => size === 0 && !isBench);
  }

  /** Places where the present members would do well, places of people who fit one of them, and random ones. */
  #choosePlaces(indices: readonly number[]): void {
    const places = this.#places;
    places.clear(indices);
    const present = this.#rebuilt.flatMap(({ people }) => people).filter((person) => person !== none);
    for (const person of present) {
      const teams = this.#near.of(person).map((near) => this.#plan.teamOf[near] ?? none);
      for (const place of places.bestFor(person, teams).slice(0, bestPlacesEach))
        if (places.count < maxPlaces && this.#random.below(2) === 0) places.add(place);
    }
    const [{ people = [] } = {}] = this.#rebuilt;
    const members = people.filter((person) => person !== none);
    for (let at = 0; at < nearPeople && members.length > 0 && places.count < maxPlaces; at += 1) {
      const member = members[this.#random.below(members.length)] ?? none;
      places.addOf(this.#near.pick(member, this.#random));
    }
    places.addRandom(maxPlaces, { withFree: true });
    this.#people = [...places.people, ...this.#rebuilt.flatMap((team) => team.people)];
    const pairs = places.count * this.#people.length;
    if (this.#points.length !== pairs) this.#points = new Float64Array(pairs);
    places.measure(this.#people, this.#points);
    this.#measured += places.measured;
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
   * Improves one member after the other, from the present or from random members.
   * @returns the columns of the chosen people of each team in order, and their points above the prices
   */
  #build(fromPresent: boolean): { choice: Choice; worth: number } {
    const choice = this.#firstChoice(fromPresent);
    const chosen = new Set(choice.flat());
    const worths = choice.map((columns, at) => this.#worthOf(at, columns));
    for (let hasImproved = true; hasImproved; ) {
      hasImproved = false;
      for (const [team, columns] of choice.entries())
        for (const [at, before] of columns.entries()) {
          let present = before;
          for (const column of this.#people.keys()) {
            if (chosen.has(column)) continue;
            columns[at] = column;
            const least = (worths[team] ?? 0) + minGain;
            const worth = this.#worthOf(team, columns, least);
            if (worth > least) {
              chosen.delete(present);
              chosen.add(column);
              [present, worths[team], hasImproved] = [column, worth, true];
            } else columns[at] = present;
          }
        }
    }
    const inOrder = choice.map((columns) => columns.toSorted((a, b) => a - b));
    return { choice: inOrder, worth: worths.reduce((sum, worth) => sum + worth, 0) };
  }

  /** The present members, or random people: of the first two of each team, half are present members. */
  #firstChoice(fromPresent: boolean): number[][] {
    const { count } = this.#places;
    const all = this.#people.length;
    const left = new Set(this.#people.keys());
    let first = count;
    return this.#rebuilt.map(({ index, people }) => {
      const columns = fromPresent && this.#plan.team(index).size > 0 ? people.map((_, at) => first + at) : [];
      first += people.length;
      for (const column of columns) left.delete(column);
      while (columns.length < people.length) {
        const isPresent = columns.length < 2 && this.#random.below(2) === 0;
        const column = isPresent ? count + this.#random.below(all - count) : this.#random.below(all);
        if (left.delete(column)) columns.push(column);
      }
      return columns;
    });
  }

  /** The points above the prices, or `tooLow` if they are certainly below `atLeast`. */
  #worthOf(at: number, columns: readonly number[], atLeast = tooLow): number {
    const rebuilt = this.#seat(at, columns);
    this.#measured += 1;
    if (rebuilt.missing > 0) return -lackPrice * rebuilt.missing;
    let price = 0;
    for (const column of columns) price += this.#prices[column] ?? 0;
    return this.#objective.pointsOf(rebuilt.team, atLeast + price) - price;
  }

  #seat(at: number, columns: readonly number[]): RebuiltTeam {
    const rebuilt = this.#rebuilt[at];
    if (rebuilt === undefined) throw new RangeError(`no rebuilt team ${at}`);
    rebuilt.seat(columns.map((column) => this.#people[column] ?? none));
    return rebuilt;
  }

  /**
   * Gives the places to all other people in the best way. `lossShare`: what it may cost of the losses that are left.
   * @returns whether the plan has changed
   */
  #fit(choice: Choice, lossShare: number): boolean {
    const chosen = new Set(choice.flat());
    const others = [...this.#people.keys()].filter((column) => !chosen.has(column));
    const assignment = this.#assign(others);
    const columnOf = (row: number) => others[assignment.columnOf(row)] ?? none;
    const rebuilt = choice.map((columns, at) => {
      const { index, team, missing } = this.#seat(at, columns);
      return { index, team, points: missing > 0 ? tooLow : this.#objective.pointsOf(team) };
    });
    let gain = 0;
    for (const { index, points } of rebuilt) gain += points - this.#plan.team(index).points;
    for (const row of others.keys()) gain += this.#places.gainOf(row, this.#pointsOf(row, columnOf(row)));
    const maxLoss = this.#hasNewMember(chosen) ? lossShare * this.#lossLeft : -minGain;
    if (!(gain > -maxLoss)) return false;
    this.#lossLeft = Math.min(maxLossEach * this.#objective.people, this.#lossLeft + gain);
    for (const { index, team, points } of rebuilt) this.#plan.write(index, team, points);
    for (const row of others.keys()) {
      const column = columnOf(row);
      this.#places.fill(row, this.#people[column] ?? none, this.#pointsOf(row, column));
    }
    return true;
  }

  #hasNewMember(chosen: ReadonlySet<number>): boolean {
    return this.#places.people.some((person, column) => person !== none && chosen.has(column));
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
