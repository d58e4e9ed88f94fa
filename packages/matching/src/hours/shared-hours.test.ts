import { describe, expect, test } from 'vitest';
import { sharedHours } from './shared-hours.ts';
import { hoursOfWeek, readWeek, writeWeek } from './week.ts';

const summer = Date.UTC(2026, 6, 15, 12);
const winter = Date.UTC(2026, 0, 15, 12);

function perDay(one: string | null, other: string | null, now: number): number | null {
  const hours = sharedHours({ timeZone: one, week: null }, { timeZone: other, week: null }, now);
  return hours === null ? null : hours / 7;
}

function hoursFrom(day: number, start: number, end: number) {
  return Array.from(
    { length: hoursOfWeek },
    (_, at) => Math.floor(at / 24) === day && at % 24 >= start && at % 24 < end,
  );
}

describe('shared hours of users who gave none', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Paris', 14],
    ['Europe/Berlin', 'America/New_York', 8],
    ['Europe/London', 'Asia/Kolkata', 9.5],
    ['Pacific/Auckland', 'Europe/London', 4],
    ['Asia/Kathmandu', 'UTC', 8.25],
  ])('in %s and %s are %d a day in summer', (one, other, hours) => {
    expect(perDay(one, other, summer)).toBe(hours);
    expect(perDay(other, one, summer)).toBe(hours);
  });

  test('use daylight saving time, also in weeks when only one zone has changed', () => {
    expect(perDay('Europe/London', 'Asia/Kolkata', winter)).toBe(8.5);
    const between = Date.UTC(2026, 2, 20);
    expect(perDay('Europe/Berlin', 'America/New_York', between)).toBe(9);
    expect(perDay('Europe/Berlin', 'America/New_York', summer)).toBe(8);
  });

  test('are null without two valid zones', () => {
    expect(perDay(null, 'UTC', summer)).toBeNull();
    expect(perDay('Atlantis/Centre', 'UTC', summer)).toBeNull();
    expect(perDay('UTC', '', summer)).toBeNull();
  });
});

describe('shared hours of given weeks', () => {
  const berlin = (week: readonly boolean[] | null) => ({ timeZone: 'Europe/Berlin', week });

  test('are the hours that both chose, on the clock of each', () => {
    const tuesday = berlin(hoursFrom(1, 18, 22));
    expect(sharedHours(tuesday, berlin(hoursFrom(1, 20, 24)), summer)).toBe(2);
    expect(sharedHours(tuesday, berlin(hoursFrom(2, 18, 22)), summer)).toBe(0);
    const london = { timeZone: 'Europe/London', week: hoursFrom(1, 18, 22) };
    expect(sharedHours(tuesday, london, summer)).toBe(3);
    expect(sharedHours(tuesday, berlin(null), summer)).toBe(4);
  });

  test('cross midnight and the end of the week', () => {
    const sydney = { timeZone: 'Australia/Sydney', week: hoursFrom(0, 0, 2) };
    expect(sharedHours(sydney, { timeZone: 'UTC', week: hoursFrom(6, 14, 16) }, summer)).toBe(2);
  });

  test('count half hours where zones differ by half an hour', () => {
    const delhi = { timeZone: 'Asia/Kolkata', week: hoursFrom(1, 18, 19) };
    expect(sharedHours(delhi, { timeZone: 'UTC', week: hoursFrom(1, 12, 13) }, summer)).toBe(0.5);
  });
});

test('42 digits are read as the hours of a week from Monday 00:00', () => {
  expect(readWeek('f'.repeat(42))).toEqual(Array.from({ length: hoursOfWeek }, () => true));
  expect(readWeek(`${'0'.repeat(6)}00003c${'0'.repeat(30)}`)).toEqual(hoursFrom(1, 18, 22));
});

describe('a written week', () => {
  test('is read as it was, and has 42 digits', () => {
    const week = hoursFrom(3, 7, 24);
    const digits = writeWeek(week) ?? '';
    expect(digits).toHaveLength(42);
    expect(readWeek(digits)).toEqual(week);
    expect(writeWeek(week.map(() => true))).toBe('f'.repeat(42));
  });

  test('is null without hours', () => {
    expect(writeWeek(hoursFrom(0, 0, 0))).toBeNull();
  });
});
