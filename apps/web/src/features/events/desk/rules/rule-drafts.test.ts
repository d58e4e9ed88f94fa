import { eventRule } from '@teamwright/contracts/events/rules.ts';
import { expect, test } from 'vitest';
import {
  addableKinds,
  maxPositionOf,
  newRule,
  positionOf,
  ruleName,
  ruleNameIn,
  strengthAt,
} from './rule-drafts.ts';

const question = {
  id: 'meal',
  kind: 'choice',
  label: 'Meal',
  options: ['Soup', 'Salad'],
  visibility: 'used_in_rule',
  required: false,
} as const;
const scope = { roles: ['Design'], questions: [{ ...question, options: [...question.options] }] };

test('each position of the slider has its strength, and other weights the nearest position', () => {
  const kind = 'language';
  const last = maxPositionOf(kind);
  for (let position = 0; position <= last; position += 1)
    expect(positionOf({ kind, strength: strengthAt(position) })).toBe(position);
  expect(strengthAt(last)).toBe('hard');
  expect([0.1, 100].map((strength) => positionOf({ kind, strength }))).toEqual([0, last - 1]);
});

test('the preferred size is a wish at every position of its slider', () => {
  expect(strengthAt(maxPositionOf('size'))).toBe(3);
  expect(positionOf({ kind: 'size', strength: 'hard' })).toBe(maxPositionOf('size'));
});

test('every kind can be added with values that the server accepts, except skills and groups that are missing', () => {
  const kinds = addableKinds([], scope);
  expect(kinds).toHaveLength(14);
  for (const kind of kinds.filter((one) => one !== 'locked'))
    expect(eventRule.safeParse(newRule(kind, 'a', scope)).success, kind).toBe(true);
});

test('kinds that an event can have once are offered once, and rules about answers only with questions', () => {
  const rules = [newRule('size', 'a', scope), newRule('role', 'b', scope)];
  const offered = addableKinds(rules, { ...scope, questions: [] });
  expect(offered).not.toContain('size');
  expect(offered).toContain('role');
  expect(offered).not.toContain('same');
});

test('a rule is named by its kind and role, and a rule of the site by what all rules of the site have in common', () => {
  const role = { id: 'r1', kind: 'role', strength: 'hard', role: 'Design', count: 1, level: 1 } as const;
  expect(ruleNameIn([role], 'r1')).toBe('A role in each team: Design');
  expect(ruleNameIn([role], 'site:apart')).toBe('a rule that always holds');
  // A team of a wrong size breaks the limits, and not the rule about the preferred size.
  const limits = 'the smallest or the largest team size';
  expect(ruleNameIn([{ id: 'size', kind: 'size', strength: 2 }], 'size')).toBe(limits);
  expect(ruleNameIn([role], 'size')).toBe(limits);
});

test('a rule about groups is named by the first groups', () => {
  const groups = [
    ['a', 'b'],
    ['c', 'd', 'e'],
    ['f', 'g'],
    ['h', 'i'],
  ];
  const locked = { id: 'r2', kind: 'locked', strength: 'hard', as: 'in', groups } as const;
  const rule = { ...locked, groups: groups.map((group) => [...group]) };
  expect(ruleName(rule)).toBe('Locked groups');
  expect(ruleName(rule, (id) => id.toUpperCase())).toBe(
    'Locked groups: A and B; C, D and E; F and G and 1 more',
  );
});
