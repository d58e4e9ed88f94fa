import { sizesOf } from '../cohort.ts';
import { none } from '../team-view.ts';
import { countMoved, type Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import { Team } from './team.ts';

/** The move loses more than is accepted. */
export const rejected = Number.NEGATIVE_INFINITY;

/** New contents of some teams, to be judged before the plan changes. */
export class Move {
  readonly plan: Plan;
  #count = 0;
  readonly #indices: number[] = [];
  readonly #contents: Team[] = [];
  readonly #spare: Team[] = [];
  readonly #bench: Team;
  readonly #points: number[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
    this.#bench = new Team(plan.cohort.people.length);
    this.#bench.isBench = true;
  }

  clear(): void {
    this.#count = 0;
  }

  /** The new content of a team, which the caller changes. */
  touch(index: number): Team {
    for (let at = 0; at < this.#count; at += 1) {
      const known = this.#contents[at];
      if (this.#indices[at] === index && known !== undefined) return known;
    }
    const team = this.plan.team(index);
    const content = team.isBench ? this.#bench : (this.#spare[this.#count] ?? new Team(this.plan.capacity));
    content.copyFrom(team);
    if (!team.isBench) this.#spare[this.#count] = content;
    this.#contents[this.#count] = content;
    this.#indices[this.#count] = index;
    this.#count += 1;
    return content;
  }

  /** The number of members after the move. */
  touchedSize(index: number): number {
    const at = this.#indices.indexOf(index);
    return at === none || at >= this.#count ? this.plan.team(index).size : (this.#contents[at]?.size ?? 0);
  }

  /** Moves a person, with all people who are locked to them. Returns whether the team has space for them. */
  transfer(person: number, to: number): boolean {
    const { units, teamOf } = this.plan;
    const unit = units.members[units.of[person] ?? none];
    if (unit === undefined) return false;
    const target = this.touch(to);
    if (target.size + unit.length > target.members.length) return false;
    for (const member of unit) {
      const source = this.touch(teamOf[member] ?? none);
      const at = source.find(member);
      if (at === none) return false;
      source.removeAt(at);
      target.add(member);
    }
    return true;
  }

  /** Two people who are not locked to others swap teams: the most frequent move, and faster than two transfers. */
  exchange(person: number, other: number): boolean {
    const { teamOf } = this.plan;
    const one = this.touch(teamOf[person] ?? none);
    const two = this.touch(teamOf[other] ?? none);
    const [at, otherAt] = [one.find(person), two.find(other)];
    if (at === none || otherAt === none) return false;
    one.members[at] = other;
    two.members[otherAt] = person;
    return true;
  }

  /** Whether sizes and numbers of teams stay within their limits. A team that is too small may get larger. */
  isAllowed(): boolean {
    const { plan } = this;
    for (let at = 0; at < this.#count; at += 1) {
      const [content, before] = [this.#contents[at], plan.team(this.#indices[at] ?? none)];
      if (content === undefined) return false;
      if (content.size === before.size && content.project === before.project) continue;
      if (content.isBench) {
        if (content.size > Math.max(plan.unplacedMax, before.size)) return false;
        continue;
      }
      const { min, max } = sizesOf(plan.cohort, content.project);
      if (content.size > max && content.size >= before.size) return false;
      if (content.size > 0 && content.size < min && content.size < before.size) return false;
      if (content.size > 0 && content.size < min && before.size === 0) return false;
    }
    if (plan.movedMax < plan.cohort.people.length && !this.#keepsMoveLimit()) return false;
    return plan.cohort.projects.length === 0 || this.#keepsProjects();
  }

  /** Whether at most the allowed number of people is moved, or no more than before. */
  #keepsMoveLimit(): boolean {
    const { plan } = this;
    let more = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const content = this.#contents[at];
      if (content === undefined) return false;
      more +=
        countMoved(plan.cohort, content) - countMoved(plan.cohort, plan.team(this.#indices[at] ?? none));
    }
    return more <= 0 || plan.moved + more <= plan.movedMax;
  }

  #keepsProjects(): boolean {
    const { plan } = this;
    for (let at = 0; at < this.#count; at += 1) {
      const [content, before] = [this.#contents[at], plan.team(this.#indices[at] ?? none)];
      if (content === undefined || content.isBench) continue;
      const isOpen = content.size > 0;
      const wasOpen = before.size > 0;
      if (isOpen === wasOpen && content.project === before.project) continue;
      if (isOpen && !this.#fits(content.project)) return false;
      if (wasOpen && !this.#fits(before.project)) return false;
    }
    return true;
  }

  /** Whether the number of a project's teams stays within its limits. */
  #fits(project: number): boolean {
    const { teamsMin = 0, teamsMax = 1 } = this.plan.cohort.projects[project] ?? { teamsMax: 0 };
    const before = this.plan.openTeams[project] ?? 0;
    let teams = before;
    for (let at = 0; at < this.#count; at += 1) {
      const [content, old] = [this.#contents[at], this.plan.team(this.#indices[at] ?? none)];
      if (old.size > 0 && old.project === project) teams -= 1;
      if (content !== undefined && content.size > 0 && content.project === project) teams += 1;
    }
    return (teams <= teamsMax || teams < before) && (teams >= teamsMin || teams > before);
  }

  /** The points won, or `rejected` if they are certainly below `atLeast`. */
  judge(objective: Objective, atLeast: number): number {
    let before = 0;
    let most = 0;
    for (let at = 0; at < this.#count; at += 1) {
      before += this.plan.team(this.#indices[at] ?? none).points;
      most += this.#contents[at]?.mostPoints ?? 0;
    }
    let after = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const content = this.#contents[at];
      if (content === undefined) return rejected;
      most -= content.mostPoints;
      const points = objective.pointsOf(content, before + atLeast - after - most);
      if (points === rejected) return rejected;
      this.#points[at] = points;
      after += points;
    }
    return after - before;
  }

  /** Carries out the move as it was judged. */
  apply(): void {
    for (let at = 0; at < this.#count; at += 1) {
      const content = this.#contents[at];
      if (content !== undefined) this.plan.write(this.#indices[at] ?? none, content, this.#points[at] ?? 0);
    }
  }
}
