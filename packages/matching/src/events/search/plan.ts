import type { Cohort } from '../cohort.ts';
import { none, type TeamView } from '../team-view.ts';
import { countMoved, type Objective } from './objective.ts';
import { Team } from './team.ts';
import type { Units } from './units.ts';

/** What a team has before it has members. */
export interface Slot {
  readonly project: number;
  readonly from: number;
}

/** All teams during a search. Closed teams are empty and take no place in the result. */
export class Plan {
  readonly cohort: Cohort;
  readonly units: Units;
  /** The last one is the bench: people without a team. */
  readonly teams: readonly Team[];
  /** The team of each person. */
  readonly teamOf: Int32Array;
  /** Open teams of each project. */
  readonly openTeams: Int32Array;
  readonly unplacedMax: number;
  /** Repair: more people than this are not moved out of their published teams. */
  movedMax = Number.POSITIVE_INFINITY;
  /** Counts writes, so that others know when to read the teams again. */
  changes = 0;
  /** Space for members in a team, and some more during a move. */
  readonly capacity: number;

  /** All people are on the bench at first. */
  constructor(cohort: Cohort, units: Units, slots: readonly Slot[]) {
    const people = cohort.people.length;
    this.cohort = cohort;
    this.units = units;
    this.unplacedMax = cohort.instance.sizes.unplacedMax ?? 0;
    const largest = Math.max(...cohort.limits.map(({ max }) => Math.min(max, people)));
    const largestUnit = Math.max(0, ...units.members.map((unit) => unit.length));
    this.capacity = Math.min(people, largest + largestUnit) + 1;
    const bench = new Team(people);
    bench.isBench = true;
    for (let person = 0; person < people; person += 1) bench.add(person);
    const teams = slots.map(({ project, from }) => Object.assign(new Team(this.capacity), { project, from }));
    this.teams = [...teams, bench];
    this.teamOf = new Int32Array(people).fill(slots.length);
    this.openTeams = new Int32Array(cohort.projects.length);
  }

  get bench(): number {
    return this.teams.length - 1;
  }

  team(index: number): Team {
    const team = this.teams[index];
    if (team === undefined) throw new RangeError(`no team ${index}`);
    return team;
  }

  /** Replaces the content of a team. */
  write(index: number, content: TeamView, points: number): void {
    const team = this.team(index);
    this.changes += 1;
    if (team.size > 0) this.#count(team.project, -1);
    team.copyFrom(content);
    team.points = points;
    for (let at = 0; at < team.size; at += 1) this.teamOf[team.members[at] ?? none] = index;
    if (team.size > 0) this.#count(team.project, 1);
  }

  #count(project: number, change: number): void {
    if (project >= 0) this.openTeams[project] = (this.openTeams[project] ?? 0) + change;
  }

  /** Measures all teams again, after the objective has changed. */
  measure(objective: Objective): void {
    for (const team of this.teams) team.points = objective.pointsOf(team);
  }

  /** People who were published in another team. */
  get moved(): number {
    return this.openViews.reduce((sum, team) => sum + countMoved(this.cohort, team), 0);
  }

  /** A copy that later moves do not change. */
  copy(): Plan {
    const copy = new Plan(this.cohort, this.units, this.teams.slice(0, -1));
    copy.movedMax = this.movedMax;
    copy.copyFrom(this);
    return copy;
  }

  /** Takes the teams of another plan with the same slots. */
  copyFrom({ teams }: Plan): void {
    for (const [index, team] of teams.entries()) this.write(index, team, team.points);
  }

  /** Open teams, without the bench. */
  get openViews(): Team[] {
    return this.teams.filter(({ isBench, size }) => !isBench && size > 0);
  }
}
