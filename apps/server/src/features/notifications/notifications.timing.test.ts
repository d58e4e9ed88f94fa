import { describe, expect, test } from 'vitest';
import { digestDue, digestIntervalMs, lastDigestDue, quietUntil } from './notifications.timing.service.ts';

const night = { from: '22:00', to: '07:00' };
const lunch = { from: '12:00', to: '13:30' };

function quiet(timeZone: string | null, quietHours: typeof night | null, now: string): string | undefined {
  return quietUntil({ timeZone, quietHours }, new Date(`${now}Z`))
    ?.toISOString()
    .slice(0, 16);
}

function due(timeZone: string | null, quietHours: typeof night | null, now: string): string | undefined {
  return lastDigestDue({ timeZone, quietHours }, new Date(`${now}Z`))
    ?.toISOString()
    .slice(0, 16);
}

describe('quiet hours', () => {
  test.each([
    ['before them', 'UTC', night, '2026-06-01T21:59', undefined],
    ['from their first minute', 'UTC', night, '2026-06-01T22:00', '2026-06-02T07:00'],
    ['after midnight', 'UTC', night, '2026-06-02T03:00', '2026-06-02T07:00'],
    ['at their end', 'UTC', night, '2026-06-02T07:00', undefined],
    ['within a day', 'UTC', lunch, '2026-06-01T12:10', '2026-06-01T13:30'],
    ['within a day, outside', 'UTC', lunch, '2026-06-01T13:30', undefined],
    ['without any', 'UTC', null, '2026-06-01T23:00', undefined],
    ['without a time zone, in UTC', null, night, '2026-06-01T23:00', '2026-06-02T07:00'],
    ['in Kathmandu', 'Asia/Kathmandu', night, '2026-06-01T16:15', '2026-06-02T01:15'],
    ['in Honolulu, a day behind', 'Pacific/Honolulu', night, '2026-06-01T09:00', '2026-06-01T17:00'],
  ] as const)('%s', (_when, zone, hours, now, end) => {
    expect(quiet(zone, hours, now)).toBe(end);
  });

  test('are an hour shorter when clocks go forward, and longer when they go back', () => {
    expect(quiet('Europe/Berlin', night, '2026-03-28T21:00')).toBe('2026-03-29T05:00');
    expect(quiet('Europe/Berlin', night, '2026-10-24T20:00')).toBe('2026-10-25T06:00');
  });

  test('that end in a repeated hour end once that local time is shown and has passed', () => {
    const hours = { from: '22:00', to: '02:30' };
    expect(quiet('Europe/Berlin', hours, '2026-10-24T23:00')).toBe('2026-10-25T00:30');
    expect(quiet('Europe/Berlin', hours, '2026-10-25T01:10')).toBe('2026-10-25T01:30');
  });
});

describe('the digest', () => {
  test.each([
    ['before eight is that of yesterday', 'Europe/Berlin', null, '2026-06-02T05:59', '2026-06-01T06:00'],
    ['from eight is that of today', 'Europe/Berlin', null, '2026-06-02T06:00', '2026-06-02T06:00'],
    ['follows the clocks', 'Europe/Berlin', null, '2026-03-29T12:00', '2026-03-29T06:00'],
    ['is early in the east', 'Pacific/Kiritimati', null, '2026-06-01T19:00', '2026-06-01T18:00'],
    [
      'waits for quiet hours to end',
      'UTC',
      { from: '22:00', to: '09:30' },
      '2026-06-02T09:00',
      '2026-06-01T09:30',
    ],
    ['comes as they end', 'UTC', { from: '22:00', to: '09:30' }, '2026-06-02T09:30', '2026-06-02T09:30'],
    ['waits nearly a day', 'UTC', { from: '08:00', to: '07:59' }, '2026-06-02T07:58', '2026-06-01T07:59'],
  ] as const)('%s', (_what, zone, hours, now, expected) => {
    expect(due(zone, hours, now)).toBe(expected);
  });
});

describe('runs of the digest', () => {
  const minute = 60_000;

  /** Simulates a notification every hour of a week. Returns how often each is sent, and the longest wait in hours. */
  function week(quietHours: typeof night, begin: string, late: number) {
    const timeZone = 'Europe/Berlin';
    const waiting = new Set<number>();
    const [mails, waits]: [Date[], number[]] = [[], []];
    const start = Date.parse(`${begin}Z`);
    for (let run = start; run < start + 7 * 24 * 60 * minute; run += digestIntervalMs) {
      const now = new Date(run + late * minute);
      const due = digestDue({ timeZone, quietHours }, now);
      const taken = [...waiting].filter((news) => due && news < due.getTime());
      if (taken.length > 0) {
        mails.push(now);
        waits.push((now.getTime() - Math.min(...taken)) / (60 * minute));
      }
      for (const news of taken) waiting.delete(news);
      if (new Date(run).getUTCMinutes() === 0) waiting.add(run);
    }
    return { mails: mails.length, longest: Math.max(...waits) };
  }

  test.each([
    ['ten minutes that no run meets', { from: '08:00', to: '07:50' }],
    ['a minute of the night', { from: '02:31', to: '02:30' }],
    ['a minute of the evening', { from: '19:17', to: '19:16' }],
    ['the day', night],
  ] as const)(
    'send a digest daily if quiet hours leave out only %s, also when clocks change',
    (_when, quietHours) => {
      for (const [begin, late] of [
        ['2026-03-25T12:00', 0],
        ['2026-10-21T12:00', 4],
      ] as const) {
        const { mails, longest } = week(quietHours, begin, late);
        expect(mails).toBe(7);
        expect(longest).toBeLessThan(26);
      }
    },
  );

  test('send nothing in quiet hours that have lasted longer than the interval between runs', () => {
    const timing = { timeZone: 'UTC', quietHours: { from: '08:00', to: '07:50' } };
    expect(digestDue(timing, new Date('2026-06-02T07:45Z'))).toBeUndefined();
    expect(digestDue(timing, new Date('2026-06-02T08:00Z'))).toEqual(new Date('2026-06-02T07:50Z'));
    expect(digestDue(timing, new Date('2026-06-02T08:15Z'))).toBeUndefined();
  });
});
