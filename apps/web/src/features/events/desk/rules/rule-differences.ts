import { rulesCopy as copy } from '../../../../copy/events/rules.ts';
import type { Difference } from '../../conflict-notice.tsx';
import { type EventRule, groupsInWords, type NameOf, positionOf, ruleName } from './rule-drafts.ts';

/** The values of a rule besides its strength. */
function valuesOf(rule: EventRule, nameOf: NameOf): string[] {
  switch (rule.kind) {
    case 'role':
      return [`${copy.count} ${rule.count}`, copy.levels[levelOf(rule.level)]];
    case 'needs':
      return [copy.levels[levelOf(rule.level)]];
    case 'skills':
      return [...rule.skills];
    case 'hours':
      return [`${copy.hours}: ${rule.hours}`];
    case 'level':
      return [copy.modes[rule.mode], String(rule.amount)];
    case 'neverAlone':
      return [rule.value];
    case 'wishes':
      return [`${copy.within}: ${rule.within}`];
    case 'locked': {
      const kept = groupsInWords(rule.groups, nameOf);
      return rule.as === 'team' ? [kept, copy.groups.inWords] : [kept];
    }
    default:
      return [];
  }
}

function levelOf(level: number): 1 | 2 | 3 {
  if (level === 1 || level === 2) return level;
  return 3;
}

/** 'must, At least 1, Can lead' */
function ruleInWords(rule: EventRule, nameOf: NameOf): string {
  return [copy.words[positionOf(rule)], ...valuesOf(rule, nameOf)].join(', ');
}

/** The rules that differ between the saved and the edited list, in words. Their order does not count. */
export function ruleDifferences(
  theirs: readonly EventRule[],
  yours: readonly EventRule[],
  nameOf: NameOf,
): Difference[] {
  const ids = new Set([...theirs, ...yours].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [saved, own] = [theirs, yours].map((list) => list.find((rule) => rule.id === id));
    const named = own ?? saved;
    if (named === undefined || JSON.stringify(saved) === JSON.stringify(own)) return [];
    const words = (rule: EventRule | undefined) => rule && ruleInWords(rule, nameOf);
    return [{ id, name: ruleName(named), theirs: words(saved), yours: words(own) }];
  });
}
