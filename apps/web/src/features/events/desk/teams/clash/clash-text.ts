import { clashCopy as copy } from '../../../../../copy/events/clash.ts';
import { listInWords } from '../../../../../lib/list-in-words.ts';
import { fill } from '../../../../../texts.ts';
import { type EventRule, type NameOf, ruleName } from '../../rules/rule-drafts.ts';
import type { Formation } from '../teams.queries.ts';

type Reason = NonNullable<Formation['clashReason']>;
export type ClashFix = Formation['fixes'][number];
type FixedFormation = Pick<Formation, 'rules' | 'clashReason'>;

/** Why no teams exist, with its numbers. */
export function reasonText(reason: Reason, nameOf: (participantId: string) => string): string {
  switch (reason.kind) {
    case 'role': {
      const { teams, role, enoughFor } = reason;
      return fill(copy.reasons.role, { teams, role, enoughFor });
    }
    case 'size':
      return fill(copy.reasons.size, reason);
    case 'places':
    case 'required':
      return fill(copy.reasons[reason.kind], reason);
    case 'together':
      return copy.reasons.together;
    case 'blocked':
      return blockedText(reason.participantIds.map(nameOf), reason.people);
  }
}

function blockedText(names: readonly string[], people: number): string {
  const more = people - names.length;
  if (more > 0) return fill(copy.reasons.blockedMore, { names: names.join(', '), more });
  const text = names.length === 1 ? copy.reasons.blocked : copy.reasons.blockedMany;
  return fill(text, { names: listInWords(names) });
}

/** The names of rules. Rules of the site, which organisers do not set, have fixed names. */
export function clashNames(clash: readonly string[], rules: readonly EventRule[], nameOf: NameOf): string[] {
  const ofSite: Readonly<Record<string, string>> = copy.siteRules;
  return clash.flatMap((id) => {
    const rule = rules.find((one) => one.id === id);
    return rule === undefined ? (ofSite[id] ?? []) : ruleName(rule, nameOf);
  });
}

/** The change that a fix makes. For a role that too few have, with the number of teams that must do without it. */
export function fixText(
  fix: ClashFix,
  { rules, clashReason: reason }: FixedFormation,
  nameOf: NameOf,
): string {
  if (fix.kind === 'teamSize') return fill(copy.teamSize, fix);
  const found = rules.find(({ id }) => id === fix.ruleId);
  const rule = found === undefined ? '' : ruleName(found, nameOf);
  const isShort = reason?.kind === 'role' && reason.ruleId === fix.ruleId;
  if (fix.kind !== 'soften' || !isShort) return fill(copy[fix.kind], { rule });
  return fill(copy.softenRole, { rule, without: reason.teams - reason.enoughFor, teams: reason.teams });
}
