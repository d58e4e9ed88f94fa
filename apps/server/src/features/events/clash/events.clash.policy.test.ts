import type { ClashReason } from '@teamwright/contracts/events/clash.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';
import { expect, test } from 'vitest';
import { clashFixes, fixRules, isSameFix } from './events.clash.policy.ts';
import { clashReasonOf } from './events.clash.view.ts';

const design: EventRule = {
  id: 'design',
  kind: 'role',
  strength: 'hard',
  role: 'Design',
  count: 1,
  level: 2,
};
const size: EventRule = { id: 'size', kind: 'size', strength: 'hard' };
const hours: EventRule = { id: 'hours', kind: 'hours', strength: 2, hours: 2 };
const rules = [size, design, hours];
const tooFew: ClashReason = {
  kind: 'role',
  ruleId: 'design',
  role: 'Design',
  teams: 12,
  enoughFor: 9,
  sizeThatFits: 5,
};

function fixes(changes: Partial<Parameters<typeof clashFixes>[0]>) {
  const sizes = { min: 3, max: 4 };
  return clashFixes({ clash: ['size', 'design'], reason: tooFew, rules, sizes, ...changes });
}

test('a missing role is fixed by larger teams, or by weakening or removing its rule, but not the limits of sizes', () => {
  expect(fixes({})).toEqual([
    { kind: 'teamSize', min: 3, max: 5 },
    { kind: 'soften', ruleId: 'design' },
    { kind: 'remove', ruleId: 'design' },
  ]);
});

test('sizes that an event cannot have, or has already, are not proposed', () => {
  const kindsFor = (sizeThatFits: number | null) =>
    fixes({ reason: { ...tooFew, sizeThatFits } }).map(({ kind }) => kind);
  expect([kindsFor(null), kindsFor(21), kindsFor(4)]).toEqual(Array(3).fill(['soften', 'remove']));
});

test('rules that were weakened since are not proposed again', () => {
  expect(fixes({ rules: fixRules(rules, { kind: 'soften', ruleId: 'design' }) })).toEqual([
    { kind: 'teamSize', min: 3, max: 5 },
  ]);
});

test('participants who cannot be divided are fixed by the next larger and the next smaller size', () => {
  const reason: ClashReason = { kind: 'size', people: 11, min: 4, max: 4 };
  expect(fixes({ clash: null, reason, sizes: { min: 4, max: 4 } })).toEqual([
    { kind: 'teamSize', min: 4, max: 6 },
    { kind: 'teamSize', min: 3, max: 4 },
  ]);
});

test('teams of the proposed size have a place for each participant', () => {
  const reason: ClashReason = { kind: 'places', people: 13, places: 8 };
  expect(fixes({ clash: [], reason, sizes: { min: 2, max: 4 } })).toEqual([
    { kind: 'teamSize', min: 2, max: 7 },
  ]);
});

test('a fix changes its rule only', () => {
  expect(fixRules(rules, { kind: 'soften', ruleId: 'design' })).toEqual([
    size,
    { ...design, strength: 3 },
    hours,
  ]);
  expect(fixRules(rules, { kind: 'remove', ruleId: 'design' })).toEqual([size, hours]);
  expect(isSameFix({ kind: 'soften', ruleId: 'design' }, { kind: 'remove', ruleId: 'design' })).toBe(false);
});

test('a reason names the first twenty of many participants', () => {
  const people = Array.from({ length: 30 }, (_, at) => `p${at}`);
  const reason = clashReasonOf({ clashReason: { kind: 'blocked', people } });
  expect(reason).toEqual({ kind: 'blocked', people: 30, participantIds: people.slice(0, 20) });
});
