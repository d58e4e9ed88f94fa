import { describe, expect, test } from 'vitest';
import { listInWords } from '../list-in-words.ts';
import {
  durationText,
  formatCalendarDate,
  formatDay,
  formatDayHeading,
  formatFull,
  formatMonth,
  formatRelative,
  formatTime,
  utcParts,
  weekdayName,
} from './dates.ts';

const now = new Date(2026, 10, 20, 9, 30).getTime();

function ago(minutes: number): string {
  return new Date(now - minutes * 60_000).toISOString();
}

describe('formatRelative', () => {
  test.each([
    [-5, 'Just now'],
    [0, 'Just now'],
    [0.99, 'Just now'],
    [1, '1m ago'],
    [59.9, '59m ago'],
    [60, '1h ago'],
    [1439, '23h ago'],
    [1440, '1d ago'],
    [14_400, '10d ago'],
  ])('%d minutes is %s', (minutes, expected) => {
    expect(formatRelative(ago(minutes), now)).toBe(expected);
  });

  test('returns a text for rooms without activity', () => {
    expect(formatRelative(null, now)).toBe('No activity');
  });
});

describe('formatDayHeading', () => {
  test.each([
    [new Date(2026, 10, 20, 0, 0), 'Today'],
    [new Date(2026, 10, 19, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 19, 0, 0), 'Yesterday'],
    [new Date(2026, 10, 18, 23, 59), '18 Nov 2026'],
  ])('%s is %s', (date, expected) => {
    expect(formatDayHeading(date.toISOString(), now)).toBe(expected);
  });
});

describe('texts of their own are those of British English in Intl', () => {
  const text = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat('en-GB', options).format(date);
  const dates = Array.from({ length: 24 }, (_, n) => new Date(2025, n, 1 + n, n, 7 * (n % 8)));

  test.each(dates)('%s', (date) => {
    const iso = date.toISOString();
    expect(formatDay(iso)).toBe(text({ day: 'numeric', month: 'short', year: 'numeric' }, date));
    expect(formatTime(iso)).toBe(text({ hour: '2-digit', minute: '2-digit' }, date));
    expect(weekdayName(date.getDay())).toBe(text({ weekday: 'long' }, date));
    // Engines differ in the comma after the day of the week.
    expect(formatFull(iso)).toBe(text({ dateStyle: 'full', timeStyle: 'short' }, date).replace(',', ''));
    const timeZone = 'UTC';
    expect(formatMonth(iso.slice(0, 7))).toBe(text({ month: 'short', year: 'numeric', timeZone }, date));
    expect(utcParts(date)).toEqual({
      day: `${text({ weekday: 'short', timeZone }, date)} ${text({ day: 'numeric', month: 'short', year: 'numeric', timeZone }, date)}`,
      time: text({ hour: '2-digit', minute: '2-digit', timeZone }, date),
    });
  });

  test.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']]])('the list %j', (words) => {
    const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
    expect(listInWords(words)).toBe(list.format(words));
  });
});

describe('dates', () => {
  test('shows a calendar date unchanged in every time zone', () => {
    expect(formatCalendarDate('2026-03-01')).toBe('1 Mar 2026');
    expect(formatCalendarDate('2026-12-31')).toBe('31 Dec 2026');
  });

  test('returns a text when there is no date', () => {
    expect(formatDay(null)).toBe('Date not provided');
  });

  test('states the time from one date to another in days, and from a week on in weeks', () => {
    expect(durationText('2026-11-16', '2026-11-16')).toBe('1 day');
    expect(durationText('2026-12-02', '2026-12-04')).toBe('3 days');
    expect(durationText('2026-12-01', '2026-12-06')).toBe('6 days');
    expect(durationText('2026-12-01', '2026-12-07')).toBe('1 week');
    expect(durationText('2026-11-16', '2027-02-28')).toBe('15 weeks');
    expect(durationText('2026-12-04', '2026-12-02')).toBe('1 day');
  });
});
