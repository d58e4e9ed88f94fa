import { brokenRule, type Cohort, scoreOf, weakestRule } from './cohort.ts';
import { cohortScore, readTeam } from './cohort-score.ts';
import { type TeamView, viewTeam } from './team-view.ts';

/** A team that organisers review. Members who are not in the instance have no effect on scores. */
export interface ReviewedTeam {
  readonly id: string;
  readonly members: readonly string[];
  readonly project: string | null;
  /** Repair: the published team that this team continues. */
  readonly from: string | null;
  /** Members that a swap must not move. */
  readonly locked: readonly string[];
}

/** A move of one person. `null` is no team. A team that does not exist yet can have any id. */
export interface Step {
  readonly person: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface TeamScore {
  /** 0–100. */
  readonly score: number;
  /** The first hard rule that the team breaks. */
  readonly broken: string | null;
}

export interface Preview {
  /** The score of the cohort, 0–100. */
  readonly score: number;
  /** The changed teams with members, by id. */
  readonly teams: ReadonlyMap<string, TeamScore>;
}

/** Two people who swap teams. */
export interface Swap extends Preview {
  readonly steps: readonly [Step, Step];
  /** How much the score of the cohort grows, in points. */
  readonly gain: number;
}

/** A team with its score. */
interface RatedTeam {
  readonly team: ReviewedTeam;
  readonly view: TeamView;
  readonly score: TeamScore;
}

/** The teams of a review with their scores, to score moves before they are made. */
export interface Review {
  readonly cohort: Cohort;
  readonly ratedTeams: ReadonlyMap<string, RatedTeam>;
  /** The points of all teams: the scores times the members. */
  readonly points: number;
}

/** Scores all teams. Members who are not in the cohort, such as participants who withdrew, do not count. */
export function createReview(cohort: Cohort, teams: readonly ReviewedTeam[]): Review {
  const ratedTeams = teams.map((team): [string, RatedTeam] => {
    const members = team.members.filter((id) => cohort.indexOf.has(id));
    const view = readTeam(cohort, { members, project: team.project, from: team.from });
    return [team.id, { team, view, score: rate(cohort, view) }];
  });
  const points = ratedTeams.reduce((sum, [, { view, score }]) => sum + view.size * score.score, 0);
  return { cohort, ratedTeams: new Map(ratedTeams), points };
}

/** A team without members has no score and breaks no rule. */
function rate(cohort: Cohort, view: TeamView): TeamScore {
  if (view.size === 0) return { score: 0, broken: null };
  return { score: scoreOf(cohort, view), broken: brokenRule(cohort, view) ?? null };
}

/** The rule that costs a team the most points. Undefined for a perfect team and for one without members. */
export function weakestRuleOf({ cohort, ratedTeams }: Review, team: string): string | undefined {
  const view = ratedTeams.get(team)?.view;
  return view && view.size > 0 ? weakestRule(cohort, view) : undefined;
}

/** The scores after some moves. */
export function previewSteps(review: Review, steps: readonly Step[]): Preview {
  const { cohort, ratedTeams } = review;
  const changed = new Map<string, number[]>();
  const membersOf = (id: string) => {
    const members = changed.get(id) ?? [...(ratedTeams.get(id)?.view.members ?? [])];
    changed.set(id, members);
    return members;
  };
  for (const { person, from, to } of steps) {
    const index = cohort.indexOf.get(person);
    if (index === undefined || from === to) continue;
    if (from !== null)
      changed.set(
        from,
        membersOf(from).filter((member) => member !== index),
      );
    if (to !== null) membersOf(to).push(index);
  }
  let { points } = review;
  const teams = new Map<string, TeamScore>();
  for (const [id, members] of changed) {
    const rated = ratedTeams.get(id);
    const view = viewTeam(members, rated?.view.project, rated?.view.from);
    const after = rate(cohort, view);
    points += view.size * after.score - (rated ? rated.view.size * rated.score.score : 0);
    if (view.size > 0) teams.set(id, after);
  }
  return { score: scoreOfPoints(cohort, points), teams };
}

function scoreOfPoints(cohort: Cohort, points: number): number {
  // Without soft rules, or without people, teams do not count.
  if (cohort.soft.length === 0 || cohort.people.length === 0) return cohortScore(cohort, []);
  return points / cohort.people.length;
}

/** The people that a swap may move out of their team: one person, or each member of a team. */
export type SwapFocus = { readonly person: string } | { readonly team: string };

interface SwapLimits {
  readonly count: number;
  /** When no time is left, the search returns the best swaps so far. */
  readonly msLeft: () => number;
}

/** In points of the cohort. A smaller gain is a rounding error. */
const minGain = 1e-6;

/** The swaps with other teams that gain most for the cohort. None of them makes a team break a further hard rule. */
export function suggestSwaps(review: Review, focus: SwapFocus, { count, msLeft }: SwapLimits): Swap[] {
  const before = scoreOfPoints(review.cohort, review.points);
  let best: Swap[] = [];
  for (const [home, person] of focused(review, focus))
    for (const rated of review.ratedTeams.values()) {
      if (msLeft() <= 0) return best;
      if (rated === home) continue;
      for (const other of movable(rated)) {
        const steps = [
          { person, from: home.team.id, to: rated.team.id },
          { person: other, from: rated.team.id, to: home.team.id },
        ] as const;
        const after = previewSteps(review, steps);
        const swap = { ...after, steps, gain: after.score - before };
        if (swap.gain < minGain || swap.gain <= (best[count - 1]?.gain ?? 0)) continue;
        if (!breaksRule(review, after))
          best = [...best, swap].sort((a, b) => b.gain - a.gain).slice(0, count);
      }
    }
  return best;
}

function focused({ ratedTeams }: Review, focus: SwapFocus): [RatedTeam, string][] {
  return [...ratedTeams.values()].flatMap((rated) =>
    movable(rated)
      .filter((id) => ('team' in focus ? rated.team.id === focus.team : id === focus.person))
      .map((id): [RatedTeam, string] => [rated, id]),
  );
}

function movable({ team }: RatedTeam): string[] {
  return team.members.filter((id) => !team.locked.includes(id));
}

/** Whether a team breaks a hard rule that it did not break before. */
function breaksRule({ ratedTeams }: Review, { teams }: Preview): boolean {
  return [...teams].some(
    ([id, { broken }]) => broken !== null && broken !== ratedTeams.get(id)?.score.broken,
  );
}
