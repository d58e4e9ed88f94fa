import { none, type TeamView } from '../team-view.ts';

/** A team of a plan. Its members change during the search. */
export class Team implements TeamView {
  readonly members: Int32Array;
  size = 0;
  project = none;
  from = none;
  /** What the objective says about the team as it is. */
  points = 0;
  /** The bench holds people without a team: it has no points and satisfies everything. */
  isBench = false;

  constructor(capacity: number) {
    this.members = new Int32Array(capacity);
  }

  get mostPoints(): number {
    return this.isBench ? 0 : this.size;
  }

  add(person: number): void {
    this.members[this.size] = person;
    this.size += 1;
  }

  removeAt(at: number): void {
    this.size -= 1;
    this.members[at] = this.members[this.size] ?? none;
  }

  copyFrom(other: TeamView): void {
    const { members, size } = other;
    for (let at = 0; at < size; at += 1) this.members[at] = members[at] ?? none;
    this.size = size;
    this.project = other.project;
    this.from = other.from;
  }

  /** The position of a member, or `none`. */
  find(person: number): number {
    for (let at = 0; at < this.size; at += 1) if (this.members[at] === person) return at;
    return none;
  }
}
