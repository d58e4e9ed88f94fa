import { rulesCopy as copy } from '../../../../copy/events/rules.ts';
import type { Difference } from '../../conflict-notice.tsx';
import { type EventRule, positionOf, ruleName } from './rule-drafts.ts';

/** The values of a rule besides its strength. */
function valuesOf(rule: EventRule): string[] {
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
    default:
      return [];
  }
}

function levelOf(level: number): 1 | 2 | 3 {
  if (level === 1 || level === 2) return level;
  return 3;
}

/** 'must, At least 1, Can lead' */
function ruleInWords(rule: EventRule): string {
  return [copy.words[positionOf(rule)], ...valuesOf(rule)].join(', ');
}

/** The rules that differ between the saved and the edited list, in words. Their order does not count. */
export function ruleDifferences(theirs: readonly EventRule[], yours: readonly EventRule[]): Difference[] {
  const ids = new Set([...theirs, ...yours].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [saved, own] = [theirs, yours].map((list) => list.find((rule) => rule.id === id));
    const named = own ?? saved;
    if (named === undefined || JSON.stringify(saved) === JSON.stringify(own)) return [];
    const words = (rule: EventRule | undefined) => rule && ruleInWords(rule);
    return [{ id, name: ruleName(named), theirs: words(saved), yours: words(own) }];
  });
}
