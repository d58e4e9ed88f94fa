import type { CohortFacts } from '../facts.ts';
import type { EventRule, RuleKind, RuleOf } from '../instance.ts';
import { readApart } from './apart.ts';
import { readEligible } from './eligible.ts';
import { readFriends } from './friends.ts';
import { readHours } from './hours.ts';
import { readKeep } from './keep.ts';
import { readLanguage } from './language.ts';
import { readLevel } from './level.ts';
import { readLocked } from './locked.ts';
import type { Measure, ReadRule } from './measure.ts';
import { readNeeds } from './needs.ts';
import { readNeverAlone } from './never-alone.ts';
import { readNovelty } from './novelty.ts';
import { readRole } from './role.ts';
import { readSame } from './same.ts';
import { readSize } from './size.ts';
import { readSkills } from './skills.ts';
import { readWishes } from './wishes.ts';

/** All kinds of rules about one team. `projects` is about all teams together: see the limits of the cohort. */
const ruleTable: { readonly [Kind in Exclude<RuleKind, 'projects'>]: ReadRule<Kind> } = {
  size: readSize,
  role: readRole,
  needs: readNeeds,
  skills: readSkills,
  hours: readHours,
  language: readLanguage,
  level: readLevel,
  same: readSame,
  neverAlone: readNeverAlone,
  friends: readFriends,
  apart: readApart,
  wishes: readWishes,
  eligible: readEligible,
  novelty: readNovelty,
  locked: readLocked,
  keep: readKeep,
};

type TeamRuleKind = keyof typeof ruleTable;
type TeamRule = Extract<EventRule, { kind: TeamRuleKind }>;

export function isTeamRule(rule: EventRule): rule is TeamRule {
  return rule.kind !== 'projects';
}

export function readMeasure<Kind extends TeamRuleKind>(rule: RuleOf<Kind>, facts: CohortFacts): Measure {
  return ruleTable[rule.kind](rule, facts);
}
