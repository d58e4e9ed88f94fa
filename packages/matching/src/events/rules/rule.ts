import type { CohortFacts } from '../facts.ts';
import type { EventRule, RuleKind } from '../instance.ts';
import type { TeamView } from '../team-view.ts';
import type { Measure } from './measure.ts';
import { isTeamRule, readMeasure } from './rule-table.ts';

/** Values are compared with this tolerance. */
export const tolerance = 1e-6;

/** A rule of an instance, ready to measure teams. All rules have the same fields in the same order: calls stay fast. */
export interface Rule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly isHard: boolean;
  /** The share of the weights of all soft rules. 0 for a hard rule. */
  readonly weight: number;
  /** The value that a hard rule demands of a team, and of each member if it is about members. */
  readonly least: number;
  readonly isAboutMembers: boolean;
  /** The value of the team, 0–1. */
  readonly value: (team: TeamView) => number;
  /** The value of the member at a position, 0–1; that of the team for rules about teams. */
  readonly memberValue: (team: TeamView, at: number) => number;
  /** What the team lacks to reach `least`, summed over its members. */
  readonly lack: (team: TeamView) => number;
}

/** The rules about teams. `projects` is about all teams together and not among them. */
export function readRules(facts: CohortFacts): Rule[] {
  const rules = facts.instance.rules.filter(isTeamRule);
  const total = rules.reduce((sum, { strength }) => sum + (strength === 'hard' ? 0 : strength), 0);
  return rules.map((rule) => {
    const weight = rule.strength === 'hard' ? 0 : rule.strength / total;
    return createRule(rule, weight, readMeasure(rule, facts));
  });
}

function createRule({ id, kind, strength, least = 1 }: EventRule, weight: number, measure: Measure): Rule {
  const isHard = strength === 'hard';
  const shared = { id, kind, isHard, weight, least };
  if ('value' in measure) {
    const { value, misfits = ({ size }) => size } = measure;
    return {
      ...shared,
      isAboutMembers: false,
      value,
      memberValue: value,
      lack(team) {
        const lack = least - tolerance - value(team);
        return lack > 0 ? misfits(team) * lack : 0;
      },
    };
  }
  const { memberValue } = measure;
  return {
    ...shared,
    isAboutMembers: true,
    value: (team) => meanOf(memberValue, team),
    memberValue,
    lack: (team) => lackOf(memberValue, team, least - tolerance),
  };
}

type MemberValue = (team: TeamView, at: number) => number;

function meanOf(memberValue: MemberValue, team: TeamView): number {
  let sum = 0;
  for (let at = 0; at < team.size; at += 1) sum += memberValue(team, at);
  return sum / team.size;
}

function lackOf(memberValue: MemberValue, team: TeamView, least: number): number {
  let sum = 0;
  for (let at = 0; at < team.size; at += 1) {
    const lack = least - memberValue(team, at);
    if (lack > 0) sum += lack;
  }
  return sum;
}
