import { rulesCopy } from '../../../../copy/events/rules.ts';
import type { Answer } from '../../../../lib/api/api.ts';
import { listInWords } from '../../../../lib/list-in-words.ts';
import { fill } from '../../../../texts.ts';
import type { EventPage } from '../../events.queries.ts';

export type EventRule = Answer<'events.rules'>['rules'][number];
export type RuleKind = EventRule['kind'];
type RuleStrength = EventRule['strength'];

/** The weights at the positions of the slider; the last position is a rule that must hold. */
const weights = [1, 2, 3] as const;

/** No teams can all have the preferred size, so that it is a wish. The smallest and the largest size always hold. */
export function maxPositionOf(kind: RuleKind): number {
  return kind === 'size' ? weights.length - 1 : weights.length;
}

/** The position of the slider for a strength, the nearest one for other weights. */
export function positionOf({ kind, strength }: Pick<EventRule, 'kind' | 'strength'>): number {
  if (strength === 'hard') return maxPositionOf(kind);
  const distances = weights.map((weight) => Math.abs(weight - strength));
  return distances.indexOf(Math.min(...distances));
}

export function strengthAt(position: number): RuleStrength {
  return weights[position] ?? 'hard';
}

export type NameOf = (participantId: string) => string;

/** Groups that the name of a rule contains. */
const maxGroupsInName = 3;

/**
 * 'A role in each team: Design' tells several rules of a kind apart.
 * @param nameOf without it, the name of a rule about groups does not contain them
 */
export function ruleName(rule: EventRule, nameOf?: NameOf): string {
  const name = rulesCopy.kinds[rule.kind];
  if (rule.kind === 'role') return `${name}: ${rule.role}`;
  return rule.kind === 'locked' && nameOf && rule.groups.length > 0
    ? `${name}: ${groupsInWords(rule.groups, nameOf)}`
    : name;
}

/** 'ada and ben, cy and dee and 2 more' */
export function groupsInWords(groups: readonly (readonly string[])[], nameOf: NameOf): string {
  const named = groups.slice(0, maxGroupsInName).map((group) => listInWords(group.map(nameOf)));
  const more = groups.length - named.length;
  return [named.join('; '), ...(more > 0 ? [fill(rulesCopy.groups.more, { more })] : [])].join(' ');
}

/** What the engine calls the limits of the team sizes, with or without a rule about the preferred size. */
const sizeLimitsId = 'size';

/** The name of a broken rule by its id. The site itself sets the rules that organisers do not have. */
export function ruleNameIn(rules: readonly EventRule[], id: string, nameOf?: NameOf): string {
  const rule = rules.find((one) => one.id === id);
  if (id === sizeLimitsId && (rule === undefined || rule.kind === 'size')) return rulesCopy.sizeLimits;
  return rule ? ruleName(rule, nameOf) : rulesCopy.alwaysHolds;
}

type Scope = Pick<EventPage, 'roles' | 'questions'>;

/** Questions with a choice or a scale, which rules can use. */
export function usableQuestions({ questions }: Pick<Scope, 'questions'>): EventPage['questions'] {
  return questions.filter(({ kind }) => kind !== 'text');
}

/** The answers from which a rule can choose. */
export function answersOf(question: EventPage['questions'][number] | undefined): readonly string[] {
  if (question?.kind === 'scale') return ['1', '2', '3', '4', '5'];
  return question?.options ?? [];
}

/** Kinds of which an event can have several rules. */
const repeatable: ReadonlySet<RuleKind> = new Set(['role', 'skills', 'same', 'neverAlone', 'locked']);

const kinds: readonly RuleKind[] = [
  ...(['size', 'role', 'needs', 'skills', 'hours', 'language', 'level'] as const),
  ...(['same', 'neverAlone', 'friends', 'apart', 'wishes', 'novelty', 'locked'] as const),
];

/** The kinds that can be added to these rules. */
export function addableKinds(rules: readonly EventRule[], scope: Scope): RuleKind[] {
  const present = new Set(rules.map(({ kind }) => kind));
  const hasQuestion = usableQuestions(scope).length > 0;
  return kinds
    .filter((kind) => repeatable.has(kind) || !present.has(kind))
    .filter((kind) => hasQuestion || (kind !== 'same' && kind !== 'neverAlone'));
}

/** A new rule of a kind with its first values. */
export function newRule(kind: RuleKind, id: string, scope: Scope): EventRule {
  const common = { id, strength: kind === 'apart' || kind === 'locked' ? ('hard' as const) : 2 };
  const question = usableQuestions(scope)[0];
  switch (kind) {
    case 'role':
      return { ...common, kind, role: scope.roles[0] ?? '', count: 1, level: 2 };
    case 'needs':
      return { ...common, kind, level: 1 };
    case 'skills':
      return { ...common, kind, skills: [] };
    case 'hours':
      return { ...common, kind, hours: 2 };
    case 'level':
      return { ...common, kind, mode: 'balanced', amount: 0.5 };
    case 'same':
      return { ...common, kind, questionId: question?.id ?? '' };
    case 'neverAlone':
      return { ...common, kind, questionId: question?.id ?? '', value: answersOf(question)[0] ?? '' };
    case 'wishes':
      return { ...common, kind, within: 3 };
    case 'locked':
      return { ...common, kind, groups: [[]], as: 'in' };
    default:
      return { ...common, kind };
  }
}
