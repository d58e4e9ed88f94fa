import type { Highs } from 'highs';
import { type Cohort, sizesOf } from '../cohort.ts';
import { avoidedBy } from '../facts.ts';
import type { EventRule } from '../instance.ts';
import { type TeamView, viewTeam } from '../team-view.ts';
import { LinearModel, runSolver } from './linear-model.ts';
import { roundUp } from './round-up.ts';

/** Teams, and a proved upper bound of the cohort score. */
export interface ExactTeams {
  readonly teams: readonly TeamView[];
  readonly bound: number;
}

/** People who count the same in every project. */
interface Group {
  readonly people: readonly number[];
  /** The points of one member in the worst allowed project; 0 if none is allowed. */
  readonly least: number;
  /** The points of one member in each project with more. */
  readonly better: ReadonlyMap<number, number>;
  /** The projects that hard rules allow. */
  readonly allowed: readonly number[];
}

/** Sizes of a project's teams. */
interface SizeRange {
  readonly min: number;
  readonly max: number;
  /** The points of a team, apart from those of its members. */
  readonly points: number;
}

const wholeTolerance = 1e-4;

/** Whether only the project of each person and the sizes of teams count: no rule ties members together. */
export function isRankedChoice(cohort: Cohort): boolean {
  const { projects, people, soft, instance } = cohort;
  const isOpen = projects.length > 0 && people.length > 0 && soft.length > 0;
  if ((instance.published ?? []).length > 0) return false;
  return isOpen && instance.rules.every((rule) => isAboutOne(cohort, rule));
}

function isAboutOne(cohort: Cohort, rule: EventRule): boolean {
  const { friends, people } = cohort;
  const isEmpty = (pairs: Cohort['friends']) =>
    people.every((_person, index) => pairs.of(index).length === 0);
  if (rule.kind === 'friends') return isEmpty(friends);
  if (rule.kind === 'apart') return isEmpty(avoidedBy(cohort, rule));
  if (rule.kind === 'novelty') return rule.met.length === 0;
  if (rule.kind === 'locked') return rule.groups.length === 0;
  return ['wishes', 'eligible', 'size', 'projects'].includes(rule.kind);
}

/**
 * The best teams for ranked choice: a mixed integer programme with a whole number of teams for each project.
 * People who count the same share their variables.
 * @returns undefined if no teams were found within the time, none exist, or the solver failed
 */
export function solveRankedChoice(
  cohort: Cohort,
  solver: Highs,
  secondsLeft: () => number,
): ExactTeams | undefined {
  const quick = solveChoice(cohort, solver, { secondsLeft, isWholePeople: false });
  return quick === 'parts'
    ? exactOf(solveChoice(cohort, solver, { secondsLeft, isWholePeople: true }))
    : quick;
}

function exactOf(found: ReturnType<typeof solveChoice>): ExactTeams | undefined {
  return found === 'parts' ? undefined : found;
}

interface ChoiceOptions {
  readonly secondsLeft: () => number;
  /**
   * Whether the numbers of people must be whole. With whole numbers of teams, people flow through a network: its best
   * corners are whole anyway, and the solver takes less time.
   */
  readonly isWholePeople: boolean;
}

/** @returns `parts` if the solution divides people */
function solveChoice(
  cohort: Cohort,
  solver: Highs,
  { secondsLeft, isWholePeople }: ChoiceOptions,
): ExactTeams | 'parts' | undefined {
  const choice = modelChoice(cohort, isWholePeople);
  const program = choice.model.create(solver);
  try {
    program.options.set({ mip_rel_gap: 0, mip_abs_gap: 1e-6, time_limit: Math.max(0.05, secondsLeft()) });
    if (!runSolver(program, solver)) return undefined;
    const status = program.info.get('primal_solution_status');
    if (status !== solver.constants.solutionStatus.feasible) return undefined;
    const { colValue } = program.getSolution();
    if (colValue.some((value) => Math.abs(value - Math.round(value)) > wholeTolerance)) return 'parts';
    return {
      teams: readTeams(choice, (variable) => Math.round(colValue[variable] ?? 0)),
      bound: roundUp(Number(program.info.get('mip_dual_bound')) / cohort.people.length),
    };
  } finally {
    program.dispose();
  }
}

/** For each project, the variable that counts the people who come to it from one source. */
type Placed = ReadonlyMap<number, number>;

/**
 * The people of groups with the same allowed projects who get no better one. They go to any of these projects and count
 * their least points. So a project needs one variable for the pool and not one for each group.
 */
interface Pool {
  /** For each group: how many of its people are in the pool. */
  readonly joined: ReadonlyMap<Group, number>;
  readonly placed: Placed;
}

interface Choice {
  readonly model: PeopleModel;
  /** For each group: how many of its people each better project gets. */
  readonly placed: ReadonlyMap<Group, Placed>;
  readonly pools: readonly Pool[];
  /** For each project: how many teams of each range it has. */
  readonly opened: readonly ReadonlyMap<SizeRange, number>[];
}

/** The numbers of the rows that variables of people count in. */
interface Rows {
  /** All people of each group. */
  readonly groups: ReadonlyMap<Group, number>;
  /** The members of each project. */
  readonly members: readonly (readonly number[])[];
}

function modelChoice(cohort: Cohort, isWholePeople: boolean): Choice {
  const model = new PeopleModel(isWholePeople);
  const unplaced = model.addRow(0, cohort.instance.sizes.unplacedMax ?? 0);
  const groups = new Map<Group, number>();
  for (const group of groupPeople(cohort)) {
    const { length } = group.people;
    const row = model.addRow(length, length);
    groups.set(group, row);
    model.addCount({ worth: 0, upper: length, rows: [row, unplaced] });
  }
  const projects = cohort.projects.map((_project, project) => openProject(model, cohort, project));
  const rows: Rows = { groups, members: projects.map(({ members }) => members) };
  const placed = new Map([...groups.keys()].map((group) => [group, placeBetter(model, rows, group)]));
  const pools = [...Map.groupBy(groups.keys(), ({ allowed }) => allowed.join()).values()];
  return {
    model,
    placed,
    pools: pools.map((pool) => addPool(model, rows, pool)),
    opened: projects.map(({ opened }) => opened),
  };
}

interface Count {
  readonly worth: number;
  readonly upper: number;
  readonly rows: readonly number[];
  /** A row that gets what the variable takes. */
  readonly from?: number;
}

class PeopleModel extends LinearModel {
  readonly #isWholePeople: boolean;

  constructor(isWholePeople: boolean) {
    super();
    this.#isWholePeople = isWholePeople;
  }

  /** Adds a number of people. @returns the number of the variable */
  addCount({ worth, upper, rows, from }: Count): number {
    const entries = [
      ...rows.map((row) => [row, 1] as const),
      ...(from === undefined ? [] : [[from, -1] as const]),
    ];
    return this.addVariable({ worth, upper, isWhole: this.#isWholePeople, entries });
  }
}

/** Adds the teams of a project, and the rows in which its members count: enough for its teams, and not too many. */
function openProject(model: LinearModel, cohort: Cohort, project: number) {
  const { teamsMin = 0, teamsMax = 1 } = cohort.projects[project] ?? {};
  const least = model.addRow(0, Number.POSITIVE_INFINITY);
  const most = model.addRow(Number.NEGATIVE_INFINITY, 0);
  const teams = model.addRow(teamsMin, teamsMax);
  const opened = new Map<SizeRange, number>();
  for (const range of rangesOf(cohort, project)) {
    const entries = [[least, -range.min] as const, [most, -range.max] as const, [teams, 1] as const];
    opened.set(range, model.addVariable({ worth: range.points, upper: teamsMax, isWhole: true, entries }));
  }
  return { members: [least, most], opened };
}

/** Adds the people of a group in each project that is better for them. */
function placeBetter(model: PeopleModel, { groups, members }: Rows, group: Group): Placed {
  const { better, people } = group;
  return new Map(
    [...better].map(([project, worth]) => {
      const rows = [groups.get(group) ?? 0, ...(members[project] ?? [])];
      return [project, model.addCount({ worth, upper: people.length, rows })];
    }),
  );
}

/** @param pool groups with the same allowed projects */
function addPool(model: PeopleModel, { groups, members }: Rows, pool: readonly Group[]): Pool {
  const inPool = model.addRow(0, 0);
  const joined = new Map<Group, number>();
  for (const group of pool) {
    const { least: worth, people } = group;
    const rows = [groups.get(group) ?? 0, inPool];
    joined.set(group, model.addCount({ worth, upper: people.length, rows }));
  }
  const upper = pool.reduce((sum, { people }) => sum + people.length, 0);
  const placed = new Map<number, number>();
  for (const project of pool[0]?.allowed ?? []) {
    // If the project is better for all groups of the pool, `placeBetter` counts all of their people in it.
    if (pool.every(({ better }) => better.has(project))) continue;
    placed.set(project, model.addCount({ worth: 0, upper, rows: members[project] ?? [], from: inPool }));
  }
  return { joined, placed };
}

function groupPeople(cohort: Cohort): Group[] {
  const groups = new Map<string, { people: number[] } & Group>();
  for (const person of cohort.people.keys()) {
    const points = new Map<number, number>();
    for (const project of cohort.projects.keys()) {
      const found = pointsOf(cohort, person, project);
      if (found !== undefined) points.set(project, found);
    }
    const least = points.size === 0 ? 0 : Math.min(...points.values());
    const better = new Map([...points].filter(([, found]) => found > least));
    const allowed = [...points.keys()];
    const key = JSON.stringify([allowed.length < cohort.projects.length && allowed, least, ...better]);
    const group = groups.get(key) ?? { people: [], least, better, allowed };
    group.people.push(person);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The points of a person in a project, 0–100; `undefined` if a hard rule forbids it. */
function pointsOf({ rules }: Cohort, person: number, project: number): number | undefined {
  const alone = viewTeam([person], project);
  let points = 0;
  for (const { isAboutMembers, isHard, weight, lack, memberValue } of rules) {
    if (!isAboutMembers) continue;
    if (isHard && lack(alone) > 0) return undefined;
    points += 100 * weight * memberValue(alone, 0);
  }
  return points;
}

/** One range for all sizes, or one for each size if a rule prefers some. */
function rangesOf(cohort: Cohort, project: number): SizeRange[] {
  const { min, max } = sizesOf(cohort, project);
  const first = Math.max(1, min);
  const sized = cohort.soft.filter(({ isAboutMembers }) => !isAboutMembers);
  if (sized.length === 0) return [{ min: first, max, points: 0 }];
  return Array.from({ length: Math.max(0, max - first + 1) }, (_, index) => {
    const team = viewTeam(new Array<number>(first + index).fill(0), project);
    const points = sized.reduce((sum, { weight, value }) => sum + 100 * weight * value(team) * team.size, 0);
    return { min: team.size, max: team.size, points };
  });
}

function readTeams({ placed, pools, opened }: Choice, countOf: (variable: number) => number): TeamView[] {
  const members = opened.map((): number[] => []);
  const place = (people: number[], variables: Placed) => {
    for (const [project, variable] of variables)
      members[project]?.push(...people.splice(0, countOf(variable)));
  };
  const waiting = new Map([...placed.keys()].map((group) => [group, [...group.people]]));
  for (const [group, variables] of placed) place(waiting.get(group) ?? [], variables);
  for (const pool of pools) {
    const people = [...pool.joined].flatMap(
      ([group, variable]) => waiting.get(group)?.splice(0, countOf(variable)) ?? [],
    );
    place(people, pool.placed);
  }
  return opened.flatMap((ranges, project) => {
    const teams = [...ranges].flatMap(([range, variable]) =>
      new Array<SizeRange>(countOf(variable)).fill(range),
    );
    return divide(members[project] ?? [], teams).map((team) => viewTeam(team, project));
  });
}

/** Divides members into teams of these sizes, as evenly as the sizes allow. */
function divide(members: readonly number[], ranges: readonly SizeRange[]): number[][] {
  const left = [...members];
  let spare = left.length - ranges.reduce((sum, { min }) => sum + min, 0);
  return ranges.map(({ min, max }, index) => {
    const more = Math.min(max - min, Math.ceil(spare / (ranges.length - index)));
    spare -= more;
    return left.splice(0, min + more);
  });
}
