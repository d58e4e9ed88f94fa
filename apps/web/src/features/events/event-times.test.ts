import { expect, test } from 'vitest';
import { eventSpan, instantOf, localOf, momentIn, spanIn, visitorSpan } from './event-times.ts';

const weekend = {
  startsAt: '2026-12-05T08:00:00.000Z',
  endsAt: '2026-12-06T16:00:00.000Z',
  timeZone: 'Europe/Helsinki',
};

test('a span names both days and the zone of the event', () => {
  expect(eventSpan(weekend)).toBe('Sat 5 Dec 2026, 10:00 to Sun 6 Dec 2026, 18:00, Helsinki (UTC+2)');
});

test('a span of one day names the day once', () => {
  expect(spanIn(weekend.startsAt, '2026-12-05T16:00:00.000Z', 'UTC')).toBe('Sat 5 Dec 2026, 08:00 to 16:00');
});

test('a moment near midnight has the day of its zone', () => {
  expect(momentIn('2026-12-05T23:30:00.000Z', 'Asia/Tokyo')).toBe('Sun 6 Dec 2026, 08:30');
});

test('the time of the visitor is undefined if their clock shows the same', () => {
  expect(visitorSpan(weekend, 'Europe/Kyiv')).toBeUndefined();
  expect(visitorSpan(weekend, 'Europe/London')).toBe('Sat 5 Dec 2026, 08:00 to Sun 6 Dec 2026, 16:00');
});

test('a local time and its moment convert into each other, also when clocks change', () => {
  for (const [local, zone, moment] of [
    ['2026-12-05T10:00', 'Europe/Helsinki', '2026-12-05T08:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Helsinki', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T04:30', 'Europe/Helsinki', '2026-10-25T02:30:00.000Z'],
    ['2026-03-29T04:30', 'Europe/Helsinki', '2026-03-29T01:30:00.000Z'],
    ['2026-07-01T09:15', 'Asia/Kolkata', '2026-07-01T03:45:00.000Z'],
  ] as const) {
    expect(instantOf(local, zone)).toBe(moment);
    expect(localOf(moment, zone)).toBe(local);
  }
});

test('an invalid time is undefined', () => {
  expect(instantOf('', 'UTC')).toBeUndefined();
  expect(instantOf('2026-13-01T10:00', 'UTC')).toBeUndefined();
});
