import type { EventFigures, Shortage } from '@teamwright/contracts/events/desk.ts';
import type { TeamSizes } from '@teamwright/contracts/events/event-form.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';

interface Registered {
  readonly roles: EventFigures['roles'];
  /** How many participants have a skill, by its label. */
  readonly countOfSkill: (label: string) => number;
  /** Participants with a place. */
  readonly participants: number;
  readonly teamSize: TeamSizes;
}

/** Teams of the preferred size that these participants form. */
export function teamCount(participants: number, { preferred }: TeamSizes): number {
  return Math.round(participants / preferred) || Math.min(participants, 1);
}

/** What is short for the rules, in their order. Without participants nothing is short. */
export function shortagesOf(rules: readonly EventRule[], registered: Registered): Shortage[] {
  const { participants, teamSize } = registered;
  if (participants === 0) return [];
  const teams = teamCount(participants, teamSize);
  const ofRules = rules.flatMap((rule) => shortagesOfRule(rule, registered, teams));
  return isDivisible(participants, teamSize)
    ? ofRules
    : [...ofRules, { kind: 'size', participants, min: teamSize.min, max: teamSize.max }];
}

function shortagesOfRule(rule: EventRule, { roles, countOfSkill }: Registered, teams: number): Shortage[] {
  const hard = rule.strength === 'hard';
  if (rule.kind === 'role') {
    const { role, level, count } = rule;
    const byLevel = roles.find((one) => one.role === role)?.byLevel ?? [];
    const registered = byLevel.slice(level - 1).reduce((sum, each) => sum + each, 0);
    const needed = teams * count;
    return registered < needed ? [{ kind: 'role', role, level, needed, registered, teams, hard }] : [];
  }
  if (rule.kind !== 'skills') return [];
  return rule.skills.flatMap((skill): Shortage[] => {
    const registered = countOfSkill(skill);
    return registered < teams ? [{ kind: 'skill', skill, needed: teams, registered, teams, hard }] : [];
  });
}

/** Whether some number of teams fits between the smallest and the largest size. */
function isDivisible(participants: number, { min, max }: TeamSizes): boolean {
  return Math.ceil(participants / max) <= Math.floor(participants / min);
}
