import { brokenRule, type Cohort, createCohort, scoreOf } from './cohort.ts';
import { cohortScore, readTeam } from './cohort-score.ts';
import type { EventInstance, FormedTeam } from './instance.ts';
import { tolerance } from './rules/rule.ts';
import type { TeamView } from './team-view.ts';

export interface TeamMeasures {
  /** The score of the cohort, 0–100. */
  readonly score: number;
  /** In the order of the teams: the score, 0–100, and the first hard rule that the team breaks. */
  readonly teams: readonly { readonly score: number; readonly broken: string | null }[];
  /** The mean value of each rule over all members, 0–1, and the teams that satisfy it completely. */
  readonly rules: readonly { readonly ruleId: string; readonly value: number; readonly teams: number }[];
}

/** Measures teams that organisers may have changed, so that they can break rules. */
export function measureTeams(instance: EventInstance, teams: readonly FormedTeam[]): TeamMeasures {
  const cohort = createCohort(instance);
  const all = teams.map((team) => readTeam(cohort, team));
  const views = all.filter(({ size }) => size > 0);
  const members = views.reduce((sum, { size }) => sum + size, 0);
  return {
    score: cohortScore(cohort, views),
    teams: all.map((view) => measureTeam(cohort, view)),
    rules: cohort.rules.map(({ id, value, least }) => {
      const values = views.map((view) => ({ value: value(view), size: view.size }));
      const sum = values.reduce((total, each) => total + each.value * each.size, 0);
      return {
        ruleId: id,
        value: members === 0 ? 1 : sum / members,
        teams: values.filter((each) => each.value >= least - tolerance).length,
      };
    }),
  };
}

/** A team without members has no score and breaks no rule. */
function measureTeam(cohort: Cohort, view: TeamView): TeamMeasures['teams'][number] {
  if (view.size === 0) return { score: 0, broken: null };
  return { score: scoreOf(cohort, view), broken: brokenRule(cohort, view) ?? null };
}
