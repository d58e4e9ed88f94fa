import { type SizeLimits, sizesOf } from '../cohort.ts';
import { none } from '../team-view.ts';
import type { Plan } from './plan.ts';
import { Team } from './team.ts';

/** A team that gets other members. Those who are locked to others stay. */
export class RebuiltTeam {
  readonly index: number;
  /** Those who have its other places now: `none` for each free one, up to the largest size. */
  readonly people: readonly number[];
  /** The team with the people who were seated last. */
  readonly team: Team;
  readonly #staying: readonly number[];
  readonly #sizes: SizeLimits;
  readonly #mayClose: boolean;

  constructor(plan: Plan, index: number) {
    const team = plan.team(index);
    const members = [...team.members.subarray(0, team.size)];
    const isLocked = (person: number) => plan.units.sizeOf[person] !== 1;
    this.#sizes = sizesOf(plan.cohort, team.project);
    this.#mayClose = plan.cohort.projects.length === 0;
    this.#staying = members.filter(isLocked);
    const free = Array.from({ length: Math.max(0, this.#sizes.max - team.size) }, () => none);
    this.people = [...members.filter((person) => !isLocked(person)), ...free];
    this.index = index;
    this.team = new Team(plan.capacity);
    this.team.copyFrom(team);
  }

  /** Gives these people the places. */
  seat(people: readonly number[]): void {
    this.team.size = 0;
    for (const person of this.#staying) this.team.add(person);
    for (const person of people) if (person !== none) this.team.add(person);
  }

  /** Members that the team lacks to be allowed. A team may also close, if no project needs it. */
  get missing(): number {
    const { size } = this.team;
    return size === 0 && this.#mayClose ? 0 : Math.max(0, this.#sizes.min - size);
  }
}
