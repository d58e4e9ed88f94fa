import { type Cohort, sizesOf } from '../cohort.ts';
import { none } from '../team-view.ts';
import type { Objective } from './objective.ts';
import { Plan, type Slot } from './plan.ts';
import type { Random } from './random.ts';
import { bestIndex, type PlannedTeam, planTeams } from './slots.ts';
import { Team } from './team.ts';
import { findUnits } from './units.ts';

/** Each unit is compared with at most this many teams. */
const maxCompared = 30;

/** Places one unit after another, each in the best of some teams that have room for it. */
export function constructPlan(cohort: Cohort, objective: Objective, random: Random): Plan {
  const planned = planTeams(cohort);
  const plan = new Plan(cohort, findUnits(cohort), [...planned, ...closedSlots(cohort, planned)]);
  placeUnits(
    plan,
    planned,
    plan.units.members.toSorted((a, b) => b.length - a.length),
    objective,
    random,
  );
  return plan;
}

/** The published teams without the people who have left. People who came late join the best of them. */
export function continuePublished(cohort: Cohort, objective: Objective, random: Random): Plan {
  const { instance, home, people, projectIndex } = cohort;
  const published = (instance.published ?? []).map(({ project }, from): PlannedTeam => {
    const index = projectIndex.get(project ?? '') ?? none;
    return { project: index, from, size: sizesOf(cohort, index).max };
  });
  const plan = new Plan(cohort, findUnits(cohort), [...published, ...closedSlots(cohort, [])]);
  for (const from of published.keys()) {
    const team = new Team(people.length);
    team.copyFrom(plan.team(from));
    for (const person of people.keys()) if (home[person] === from) team.add(person);
    if (team.size <= plan.capacity) plan.write(from, team, objective.pointsOf(team));
  }
  const late = [...people.keys()].filter((person) => plan.teamOf[person] === plan.bench);
  placeUnits(
    plan,
    published,
    late.map((person) => [person]),
    objective,
    random,
  );
  return plan;
}

function placeUnits(
  plan: Plan,
  planned: readonly PlannedTeam[],
  units: readonly (readonly number[])[],
  objective: Objective,
  random: Random,
): void {
  const bench = new Team(plan.cohort.people.length);
  bench.isBench = true;
  const builder = new Builder(plan, planned, objective, random);
  for (const unit of units) {
    const index = builder.findTeam(unit);
    if (index === none) for (const person of unit) bench.add(person);
    else builder.put(unit, index);
  }
  plan.write(plan.bench, bench, 0);
}

/** Slots for teams that the search may open. */
function closedSlots({ people, limits }: Cohort, planned: readonly PlannedTeam[]): Slot[] {
  const least = Math.min(...limits.map(({ min }) => min));
  const length = Math.max(0, Math.floor(people.length / least) - planned.length);
  return Array.from({ length }, () => ({ project: none, from: none }));
}

class Builder {
  readonly #plan: Plan;
  readonly #planned: readonly PlannedTeam[];
  readonly #objective: Objective;
  readonly #random: Random;
  readonly #trial: Team;
  /** Planned teams with room. */
  #open: number[];

  constructor(plan: Plan, planned: readonly PlannedTeam[], objective: Objective, random: Random) {
    this.#plan = plan;
    this.#planned = planned;
    this.#objective = objective;
    this.#random = random;
    this.#trial = new Team(plan.capacity);
    this.#open = planned.map((_team, index) => index);
  }

  /** The team in which a unit adds most, or `none` if no team has room. */
  findTeam(unit: readonly number[]): number {
    const candidates = this.#withRoom(unit.length);
    const first = this.#random.below(candidates.length);
    const candidateAt = (offset: number) => candidates[(first + offset) % candidates.length] ?? none;
    const best = bestIndex(Math.min(maxCompared, candidates.length), (offset) => {
      const team = this.#plan.team(candidateAt(offset));
      this.#fill(team, unit);
      return this.#objective.pointsOf(this.#trial) - team.points;
    });
    return best === none ? none : candidateAt(best);
  }

  /** Teams below their planned size, or else below their largest size. */
  #withRoom(size: number): readonly number[] {
    const fits = (index: number, limit = 0) => this.#plan.team(index).size + size <= limit;
    const open = this.#open.filter((index) => fits(index, this.#planned[index]?.size));
    if (open.length > 0) return open;
    return this.#planned.flatMap(({ project }, index) =>
      fits(index, sizesOf(this.#plan.cohort, project).max) ? [index] : [],
    );
  }

  put(unit: readonly number[], index: number): void {
    const team = this.#plan.team(index);
    this.#fill(team, unit);
    this.#plan.write(index, this.#trial, this.#objective.pointsOf(this.#trial));
    const { size = 0 } = this.#planned[index] ?? {};
    if (team.size >= size) this.#open = this.#open.filter((other) => other !== index);
  }

  #fill(team: Team, unit: readonly number[]): void {
    this.#trial.copyFrom(team);
    for (const person of unit) this.#trial.add(person);
  }
}
