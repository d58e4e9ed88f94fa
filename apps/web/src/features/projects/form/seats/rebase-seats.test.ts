import { expect, test } from 'vitest';
import { rebaseSeats } from './rebase-seats.ts';
import { draftOf, type SeatDraft } from './seat-drafts.ts';

function seat(key: number, id: string, changes: Partial<SeatDraft> = {}): SeatDraft {
  const proposed = { name: id.toUpperCase(), skills: [], level: 'any', hoursPerWeek: null } as const;
  return { ...draftOf({ ...proposed, skills: [] }, key), id, ...changes };
}

const before = [seat(0, 'a'), seat(1, 'b'), seat(2, 'c')];
const [a, b, c] = [seat(0, 'a'), seat(1, 'b'), seat(2, 'c')];

test('keeps the fields that each of two owners changed', () => {
  const mine = [{ ...a, name: 'Frontend' }, b, c];
  const now = [{ ...a, name: 'Web', level: 'solid' as const }, { ...b, memberId: 'ada' }, c];
  expect(rebaseSeats({ before, mine, now })).toEqual([
    { ...a, name: 'Frontend', level: 'solid' },
    { ...b, memberId: 'ada' },
    c,
  ]);
});

test('keeps my order and my new seats, and adds those of the other owner with keys of their own', () => {
  const mine = [c, a, b, seat(3, '', { name: 'Mine' })];
  const now = [a, b, c, seat(3, 'd')];
  const rebased = rebaseSeats({ before, mine, now });
  expect(rebased.map(({ name }) => name)).toEqual(['C', 'A', 'B', 'Mine', 'D']);
  expect(new Set(rebased.map(({ key }) => key)).size).toBe(5);
});

test('drops a seat that the other owner removed, unless I changed it', () => {
  const now = [a];
  expect(rebaseSeats({ before, mine: before, now }).map(({ id }) => id)).toEqual(['a']);
  const mine = [a, b, { ...c, hours: '5' }];
  expect(rebaseSeats({ before, mine, now }).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('leaves out a seat that I removed', () => {
  expect(rebaseSeats({ before, mine: [a, c], now: before }).map(({ id }) => id)).toEqual(['a', 'c']);
});
