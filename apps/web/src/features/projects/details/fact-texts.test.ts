import { expect, test } from 'vitest';
import { hoursText, zonesText } from './fact-texts.ts';

const seat = { id: 's', name: 'Any role', skills: [], level: 'any' as const, memberId: null };
const owner = { area: '', hoursPerWeek: 6 };

test('hours are those of open seats, or else of the owner', () => {
  const seats = [4, null, 8].map((hoursPerWeek) => ({ ...seat, hoursPerWeek }));
  const taken = { ...seat, hoursPerWeek: 20, memberId: 'm' };
  expect(hoursText({ seats: [...seats, taken], owner })).toBe('4 to 8 a week');
  expect(hoursText({ seats: [taken, { ...seat, hoursPerWeek: 5 }], owner })).toBe('5 a week');
  expect(hoursText({ seats: [taken], owner })).toBe('6 a week');
  expect(hoursText({ seats: [], owner: { area: '', hoursPerWeek: null } })).toBeUndefined();
});

test('time zones are those of the members, from west to east', () => {
  const clocks = [1, -3.5, 1].map((offset, index) => ({ userId: `u${index}`, offset }));
  expect(zonesText({ clocks })).toBe('UTC−3:30 to UTC+1');
  expect(zonesText({ clocks: clocks.slice(0, 1) })).toBe('UTC+1');
  expect(zonesText({ clocks: [] })).toBeUndefined();
});
