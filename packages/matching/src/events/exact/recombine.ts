import type { Highs } from 'highs';
import { countMoved } from '../search/objective.ts';
import type { Plan } from '../search/plan.ts';
import type { Team } from '../search/team.ts';
import type { TeamPool } from '../search/team-pool.ts';
import { LinearModel, runSolver } from './linear-model.ts';

/** With a work budget, only branching is limited, so that results do not depend on the clock. */
const maxNodes = 200;

/**
 * Combines teams that a search has seen at different times: the choice with the most points, with each person in one
 * team or in none (set partitioning over the teams of a local search; Rochat & Taillard 1995). Each published team is
 * continued at most once, and the number of moved people stays within the limit of the plan.
 * @returns the teams of the plan if the solver finds no better ones in time
 */
export function recombine(plan: Plan, pool: TeamPool, solver: Highs, maxSeconds: number): readonly Team[] {
  const { teams } = pool;
  const chosen = chooseTeams(plan, teams, solver, maxSeconds) ?? [];
  return pointsOf(chosen) > pointsOf(plan.openViews) ? chosen : plan.openViews;
}

function pointsOf(teams: readonly Team[]): number {
  return teams.reduce((sum, { points }) => sum + points, 0);
}

function chooseTeams(
  { cohort, movedMax, unplacedMax }: Plan,
  teams: readonly Team[],
  solver: Highs,
  maxSeconds: number,
): Team[] | undefined {
  const { people, projects, instance } = cohort;
  const model = new LinearModel();
  const unplacedRow = model.addRow(0, unplacedMax);
  const movedRow = model.addRow(0, movedMax);
  const personRows = people.map(() => model.addRow(1, 1));
  const projectRows = projects.map(({ teamsMin = 0, teamsMax = 1 }) => model.addRow(teamsMin, teamsMax));
  const publishedRows = (instance.published ?? []).map(() => model.addRow(0, 1));
  for (const row of personRows) addWhole(model, 0, [row, unplacedRow]);
  const firstTeam = people.length;
  for (const team of teams) {
    const members = [...team.members.subarray(0, team.size)].map((person) => personRows[person]);
    const rows = [...members, projectRows[team.project], publishedRows[team.from]];
    addWhole(model, team.points, rows, [movedRow, countMoved(cohort, team)]);
  }
  const created = model.create(solver);
  if (Number.isFinite(maxSeconds)) created.options.set('time_limit', maxSeconds);
  created.options.set('mip_max_nodes', maxNodes);
  const isFound =
    runSolver(created, solver) &&
    created.info.get('primal_solution_status') === solver.constants.solutionStatus.feasible;
  const chosen = isFound ? created.getSolution().colValue : undefined;
  created.dispose();
  return chosen && teams.filter((_team, index) => (chosen[firstTeam + index] ?? 0) > 0.5);
}

/** Adds a choice of yes or no that counts 1 in some rows, and more in another. */
function addWhole(
  model: LinearModel,
  worth: number,
  rows: readonly (number | undefined)[],
  ...more: (readonly [row: number, factor: number])[]
): void {
  const entries = rows.flatMap((row) => (row === undefined ? [] : [[row, 1] as const]));
  model.addVariable({ worth, upper: 1, isWhole: true, entries: [...entries, ...more] });
}
