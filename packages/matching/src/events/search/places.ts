import { sizesOf } from '../cohort.ts';
import { none } from '../team-view.ts';
import { type Objective, tooLow } from './objective.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { Team } from './team.ts';

/** No team may lose more points. Other members are given up as soon as this is known. */
const maxLoss = 1;

/** A position in a team. The one after the last member is free. */
export interface Place {
  readonly index: number;
  readonly position: number;
}

/** Places in many teams, one in each, whose people may exchange them. The person in a free place is `none`. */
export class Places {
  /** Teams that were measured since `clear`. */
  measured = 0;
  readonly #plan: Plan;
  readonly #objective: Objective;
  readonly #random: Random;
  readonly #trial: Team;
  /** Teams that have a place, or may have none. */
  #taken = new Set<number>();
  #places: Place[] = [];
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

  /** Starts again, without places in these teams. */
  clear(except: readonly number[] = []): void {
    this.#taken = new Set([...except, this.#plan.bench]);
    [this.#places, this.#people, this.measured] = [[], [], 0];
  }

  /** Adds a place, unless its team has one. People who are locked to others keep theirs. */
  add({ index, position }: Place): void {
    const { size, members } = this.#plan.team(index);
    if (size === 0 || this.#taken.has(index)) return;
    const person = position === size ? none : (members[position] ?? none);
    if (person !== none && this.#isLocked(person)) return;
    this.#taken.add(index);
    this.#places.push({ index, position });
    this.#people.push(person);
  }

  /** Adds the place of a person. */
  addOf(person: number): void {
    const index = this.#plan.teamOf[person] ?? none;
    this.add({ index, position: this.#plan.team(index).find(person) });
  }

  /** Adds random places in random teams until there are enough. */
  addRandom(enough: number, { withFree = false } = {}): void {
    const left = Array.from({ length: this.#plan.bench }, (_, index) => index);
    while (left.length > 0 && this.count < enough) {
      const at = this.#random.below(left.length);
      const index = left[at] ?? none;
      left[at] = left.at(-1) ?? none;
      left.pop();
      if (this.#plan.team(index).size === 0 || this.#taken.has(index)) continue;
      this.add({ index, position: this.#random.below(this.#endOf(index, withFree)) });
    }
  }

  /** The place in each of these teams in which a person adds most or costs least, the best first. */
  bestFor(person: number, teams: Iterable<number>): Place[] {
    const found: (Place & { gain: number })[] = [];
    for (const index of new Set(teams)) {
      const { size, members, points } = this.#plan.team(index);
      if (size === 0 || this.#taken.has(index)) continue;
      let best = { index, position: none, gain: -maxLoss };
      for (let position = 0; position < this.#endOf(index, true); position += 1) {
        if (position < size && this.#isLocked(members[position] ?? none)) continue;
        const gain = this.#measureWith(person, { index, position }, points + best.gain) - points;
        if (gain > best.gain) best = { index, position, gain };
      }
      if (best.position !== none) found.push(best);
    }
    return found.sort((one, other) => other.gain - one.gain);
  }

  /** The points of the team of each place with each of these people in the place, row by row. */
  measure(people: readonly number[], points: Float64Array): void {
    let at = 0;
    for (const place of this.#places) {
      const least = this.#plan.team(place.index).points - maxLoss;
      const withoutAny = people.includes(none) ? this.#measureFree(place, least) : tooLow;
      for (const person of people) {
        points[at] = person === none ? withoutAny : this.#measureWith(person, place, least);
        at += 1;
      }
    }
  }

  /** What the team of a place gains if it has these points; `tooLow` if it loses too many. */
  gainOf(row: number, points: number): number {
    return points - this.#plan.team(this.#places[row]?.index ?? none).points;
  }

  /** Puts a person in a place, or makes it free. `points`: of its team then. */
  fill(row: number, person: number, points: number): void {
    const place = this.#places[row];
    if (place === undefined || person === this.#people[row]) return;
    this.#seat(person, place);
    this.#plan.write(place.index, this.#trial, points);
  }

  #measureWith(person: number, place: Place, least: number): number {
    this.measured += 1;
    this.#seat(person, place);
    return this.#objective.pointsOf(this.#trial, least);
  }

  /** The points if the place is free. The points of the member who leaves are no loss. */
  #measureFree(place: Place, least: number): number {
    const { size, points, project } = this.#plan.team(place.index);
    if (place.position === size) return points;
    if (size <= Math.max(1, sizesOf(this.#plan.cohort, project).min)) return tooLow;
    return this.#measureWith(none, place, least - 1);
  }

  #seat(person: number, { index, position }: Place): void {
    const trial = this.#trial;
    trial.copyFrom(this.#plan.team(index));
    if (person === none) trial.removeAt(position);
    else if (position === trial.size) trial.add(person);
    else trial.members[position] = person;
  }

  /** The position after the last place. */
  #endOf(index: number, withFree: boolean): number {
    const { size, project } = this.#plan.team(index);
    return withFree && size < sizesOf(this.#plan.cohort, project).max ? size + 1 : size;
  }

  #isLocked(person: number): boolean {
    return this.#plan.units.sizeOf[person] !== 1;
  }
}
