import { avoidedBy } from '../facts.ts';
import type { ReadRule } from './measure.ts';

/** Whether the team has no two members who must be kept apart. */
export const readApart: ReadRule<'apart'> = (rule, facts) => {
  const avoided = avoidedBy(facts, rule);
  return {
    memberValue: (team, at) => (avoided.countIn(team, team.members[at] ?? 0) > 0 ? 0 : 1),
  };
};
