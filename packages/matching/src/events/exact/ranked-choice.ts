import type { Highs } from 'highs';
import { type Cohort, sizesOf } from '../cohort.ts';
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
  /** The points of one member by project; `undefined` where a hard rule forbids the project. */
  readonly points: readonly (number | undefined)[];
}

/** Sizes of a project's teams. */
interface SizeRange {
  readonly min: number;
  readonly max: number;
  /** The points of a team, apart from those of its members. */
  readonly points: number;
}

/** Whether only the project of each person and the sizes of teams count: no rule ties members together. */
export function isRankedChoice(cohort: Cohort): boolean {
  const { projects, people, soft, instance } = cohort;
  const isOpen = projects.length > 0 && people.length > 0 && soft.length > 0;
  if ((instance.published ?? []).length > 0) return false;
  return isOpen && instance.rules.every((rule) => isAboutOne(cohort, rule));
}

function isAboutOne({ friends, avoided, people }: Cohort, rule: EventRule): boolean {
  const isEmpty = (pairs: Cohort['friends']) =>
    people.every((_person, index) => pairs.of(index).length === 0);
  if (rule.kind === 'friends') return isEmpty(friends);
  if (rule.kind === 'apart') return isEmpty(avoided);
  if (rule.kind === 'novelty') return rule.met.length === 0;
  if (rule.kind === 'locked') return rule.groups.length === 0;
  return ['wishes', 'eligible', 'size', 'projects'].includes(rule.kind);
}

/**
 * The best teams for ranked choice: a mixed integer programme with a whole number of teams for each project.
 * People who count the same share one variable.
 * @returns undefined if no teams were found within the time, none exist, or the solver failed
 */
export function solveRankedChoice(cohort: Cohort, solver: Highs, maxSeconds: number): ExactTeams | undefined {
  const choice = modelChoice(cohort);
  const program = choice.model.create(solver);
  try {
    program.options.set({ mip_rel_gap: 0, mip_abs_gap: 1e-6, time_limit: Math.max(0.05, maxSeconds) });
    if (!runSolver(program, solver)) return undefined;
    const status = program.info.get('primal_solution_status');
    if (status !== solver.constants.solutionStatus.feasible) return undefined;
    const { colValue } = program.getSolution();
    return {
      teams: readTeams(choice, (variable) => Math.round(colValue[variable] ?? 0)),
      bound: roundUp(Number(program.info.get('mip_dual_bound')) / cohort.people.length),
    };
  } finally {
    program.dispose();
  }
}

interface Choice {
  readonly model: LinearModel;
  readonly groups: readonly Group[];
  /** For each project: how many of each group it gets, and how many teams of each range. */
  readonly projects: readonly {
    readonly placed: ReadonlyMap<Group, number>;
    readonly opened: ReadonlyMap<SizeRange, number>;
  }[];
}

function modelChoice(cohort: Cohort): Choice {
  const model = new LinearModel();
  const groups = groupPeople(cohort);
  const unplaced = model.addRow(0, cohort.instance.sizes.unplacedMax ?? 0);
  const everybody = groups.map(({ people: { length } }) => {
    const row = model.addRow(length, length);
    model.addVariable({
      worth: 0,
      upper: length,
      isWhole: true,
      entries: [
        [row, 1],
        [unplaced, 1],
      ],
    });
    return row;
  });
  const projects = cohort.projects.map(({ teamsMin = 0, teamsMax = 1 }, project) => {
    const least = model.addRow(0, Number.POSITIVE_INFINITY);
    const most = model.addRow(Number.NEGATIVE_INFINITY, 0);
    const teams = model.addRow(teamsMin, teamsMax);
    const placed = new Map<Group, number>();
    for (const [index, group] of groups.entries()) {
      const worth = group.points[project];
      if (worth === undefined) continue;
      const rows = [everybody[index] ?? 0, least, most];
      const variable = { worth, upper: group.people.length, isWhole: true };
      placed.set(group, model.addVariable({ ...variable, entries: rows.map((row) => [row, 1]) }));
    }
    const opened = new Map<SizeRange, number>();
    for (const range of rangesOf(cohort, project)) {
      const entries = [[least, -range.min] as const, [most, -range.max] as const, [teams, 1] as const];
      opened.set(range, model.addVariable({ worth: range.points, upper: teamsMax, isWhole: true, entries }));
    }
    return { placed, opened };
  });
  return { model, groups, projects };
}

function groupPeople(cohort: Cohort): Group[] {
  const groups = new Map<string, { people: number[]; points: (number | undefined)[] }>();
  for (const person of cohort.people.keys()) {
    const points = cohort.projects.map((_project, project) => pointsOf(cohort, person, project));
    const key = JSON.stringify(points);
    const group = groups.get(key) ?? { people: [], points };
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

function readTeams({ groups, projects }: Choice, countOf: (variable: number) => number): TeamView[] {
  const waiting = new Map(groups.map((group) => [group, [...group.people]]));
  return projects.flatMap(({ placed, opened }, project) => {
    const members = [...placed].flatMap(
      ([group, variable]) => waiting.get(group)?.splice(0, countOf(variable)) ?? [],
    );
    const ranges = [...opened].flatMap(([range, variable]) =>
      new Array<SizeRange>(countOf(variable)).fill(range),
    );
    let spare = members.length - ranges.reduce((sum, { min }) => sum + min, 0);
    return ranges.map(({ min, max }, index) => {
      const more = Math.min(max - min, Math.ceil(spare / (ranges.length - index)));
      spare -= more;
      return viewTeam(members.splice(0, min + more), project);
    });
  });
}
