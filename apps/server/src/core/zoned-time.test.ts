import { describe, expect, test } from 'vitest';
import { momentsOf, wallTimeAt } from './zoned-time.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const iso = (moments: readonly number[]) =>
  moments.map((moment) => new Date(moment).toISOString().slice(0, 16));

describe('the moments of a local time', () => {
  test.each([
    ['UTC', '2026-03-29T02:30', ['2026-03-29T02:30']],
    ['Asia/Kathmandu', '2026-06-01T08:00', ['2026-06-01T02:15']],
    ['Pacific/Kiritimati', '2026-06-01T08:00', ['2026-05-31T18:00']],
    ['America/New_York', '2026-07-01T08:00', ['2026-07-01T12:00']],
  ])('in %s at %s', (zone, wall, expected) => {
    expect(iso(momentsOf(zone, utc(wall)))).toEqual(expected);
  });

  test.each([
    ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30', '2026-10-25T01:30']],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45', '2026-04-04T15:15']],
  ])('are two in %s when clocks go back', (zone, wall, expected) => {
    expect(iso(momentsOf(zone, utc(wall)))).toEqual(expected);
  });

  test('that clocks skip is the same time after the change', () => {
    expect(iso(momentsOf('Europe/Berlin', utc('2026-03-29T02:30')))).toEqual(['2026-03-29T01:30']);
  });

  test('near a change are as usual', () => {
    expect(iso(momentsOf('Europe/Berlin', utc('2026-03-29T08:00')))).toEqual(['2026-03-29T06:00']);
    expect(iso(momentsOf('Europe/Berlin', utc('2026-03-28T08:00')))).toEqual(['2026-03-28T07:00']);
  });
});

test('ignores seconds and returns hour 0 for midnight', () => {
  expect(wallTimeAt('Europe/Berlin', Date.parse('2026-01-01T23:00:59Z'))).toBe(utc('2026-01-02T00:00'));
});

test('rejects an unknown zone', () => {
  expect(() => wallTimeAt('Mars/Olympus', 0)).toThrow(RangeError);
});
