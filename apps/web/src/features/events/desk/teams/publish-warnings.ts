import { teamsCopy } from '../../../../copy/events/teams.ts';
import { fill } from '../../../../texts.ts';
import type { EventDesk } from '../../events.queries.ts';
import { ruleDifferences } from '../rules/rule-differences.ts';
import { type EventRule, type NameOf, ruleNameIn } from '../rules/rule-drafts.ts';
import type { Formation, Participant } from './teams.queries.ts';

const copy = teamsCopy.publish.checks;

/** Teams that a warning names. */
const maxNamed = 3;

type Version = Pick<Formation, 'teamList' | 'rules'>;

/** The teams that break a hard rule, of which the first are named with the rule. */
function brokenText({ teamList, rules }: Version, nameOf: NameOf): string[] {
  const broken = teamList.flatMap(({ name, members, broken: ruleId }) =>
    ruleId === null || members.length === 0
      ? []
      : [fill(teamsCopy.result.brokenTeam, { team: name, rule: ruleNameIn(rules, ruleId, nameOf) })],
  );
  if (broken.length === 0) return [];
  const named = broken.slice(0, maxNamed).join(', ');
  const more = broken.length - maxNamed;
  const teams = more > 0 ? fill(copy.more, { teams: named, more }) : named;
  return [fill(broken.length === 1 ? copy.brokenOne : copy.broken, { count: broken.length, teams })];
}

/** Participants with a place who have not confirmed, if the organisers asked for it. */
function unconfirmedText(
  { confirmationAskedAt }: Pick<EventDesk, 'confirmationAskedAt'>,
  people: readonly Pick<Participant, 'status'>[],
): string[] {
  const count = people.filter(({ status }) => status === 'registered').length;
  if (confirmationAskedAt === null || count === 0) return [];
  return [count === 1 ? copy.unconfirmedOne : fill(copy.unconfirmed, { count })];
}

interface Checked {
  readonly formation: Version;
  /** The rules of the event as they are now. Undefined while they load. */
  readonly rules: readonly EventRule[] | undefined;
  readonly desk: Pick<EventDesk, 'confirmationAskedAt'>;
  readonly people: readonly Pick<Participant, 'status'>[];
  readonly nameOf: NameOf;
}

/** What organisers should check before they publish a version, one text each. */
export function publishWarnings({ formation, rules, desk, people, nameOf }: Checked): string[] {
  const hasNewRules = rules !== undefined && ruleDifferences(rules, formation.rules, nameOf).length > 0;
  return [
    ...brokenText(formation, nameOf),
    ...unconfirmedText(desk, people),
    ...(hasNewRules ? [copy.rulesChanged] : []),
  ];
}
