import { expect, test } from 'vitest';
import { pulseOpensAt, urgencyOf, worstOf } from './events.pulse.policy.ts';

test('the pulse of a team is its worst answer', () => {
  expect(worstOf(['green', 'red', 'yellow'])).toBe('red');
  expect(worstOf([])).toBeNull();
});

test('teams that need attention come first', () => {
  const teams = [
    { members: 4, colour: 'green' },
    { members: 4, colour: null },
    { members: 1, colour: 'green' },
    { members: 4, colour: 'red' },
    { members: 4, colour: 'yellow' },
  ] as const;
  const sorted = teams.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  expect(sorted.map(({ members, colour }) => `${members} ${colour}`)).toEqual([
    '1 green',
    '4 red',
    '4 yellow',
    '4 null',
    '4 green',
  ]);
});

test.each([
  ['running', 'weekly', true, true],
  ['published', 'daily', true, true],
  ['running', 'off', true, false],
  ['running', 'weekly', false, false],
  ['forming', 'weekly', true, false],
  ['finished', 'weekly', true, false],
  ['cancelled', 'weekly', true, false],
] as const)(
  'in a %s event with pulse %s, a member (%s) can answer from the start: %s',
  (status, frequency, isInTeam, can) => {
    const startsAt = new Date('2026-11-25T08:00:00Z');
    expect(pulseOpensAt({ status, startsAt, frequency, isInTeam })).toBe(can ? startsAt : null);
  },
);
