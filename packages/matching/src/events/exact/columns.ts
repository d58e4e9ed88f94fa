import { type Cohort, scoreOf } from '../cohort.ts';
import { weaknessFee } from '../search/fairness.ts';
import { none, type TeamView, viewTeam } from '../team-view.ts';
import { commonHome } from './bounds/read-bounds.ts';

/** A whole team: one column of the set partitioning problem. Indices are those of the cohort. */
export interface Column {
  readonly team: TeamView;
  readonly members: readonly number[];
  readonly project: number;
  /** Size · score, 0–100 for each member. */
  readonly points: number;
}

export function toColumn(cohort: Cohort, team: TeamView): Column {
  const members = [...team.members.subarray(0, team.size)].sort((a, b) => a - b);
  const view = viewTeam(members, team.project, team.from);
  return { team: view, members, project: view.project, points: view.size * scoreOf(cohort, view) };
}

/** The team continues the published team that most members come from, if a rule demands that teams are kept. */
export function continueTeam(
  { home, instance }: Cohort,
  members: readonly number[],
  project: number,
): TeamView {
  const isKept = instance.rules.some(({ kind }) => kind === 'keep');
  const from = isKept ? commonHome(home, Int32Array.from(members), members.length) : none;
  return viewTeam(members, project, from);
}

/** The cohort score of teams, 0–100. */
export function scoreOfColumns(cohort: Cohort, columns: readonly Column[]): number {
  return columns.reduce((sum, { points }) => sum + points, 0) / cohort.people.length;
}

/** The points of all teams, without what weak ones pay. `score`: about that of the cohort, 0–100. */
export function worthOfColumns(columns: readonly Column[], score: number): number {
  return columns.reduce(
    (sum, { points, members }) => sum + points - weaknessFee(points, members.length, score),
    0,
  );
}
