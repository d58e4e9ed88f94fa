import type { CohortFacts } from '../facts.ts';
import type { RuleKind, RuleOf } from '../instance.ts';
import type { TeamView } from '../team-view.ts';

/** How far a team satisfies a rule, in 0–1. */
export type TeamMeasure = {
  readonly value: (team: TeamView) => number;
  /** The number of members who are the reason why a team misses the rule, if that is known. */
  readonly misfits?: (team: TeamView) => number;
};
/** How far the member at a position in a team is satisfied, in 0–1. The value of the team is their mean. */
export type MemberMeasure = { readonly memberValue: (team: TeamView, at: number) => number };
export type Measure = TeamMeasure | MemberMeasure;

export type ReadRule<Kind extends RuleKind> = (rule: RuleOf<Kind>, facts: CohortFacts) => Measure;

/** The share of `wanted` that `found` reaches, at most 1. */
export function share(found: number, wanted: number): number {
  return found >= wanted ? 1 : found / wanted;
}

export function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
