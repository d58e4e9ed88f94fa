import { describe, expect, test } from 'vitest';
import { periodAt } from './events.period.service.ts';

describe('the period of an answer', () => {
  test.each([
    ['weekly', 'Europe/Berlin', '2026-11-25T12:00:00Z', '2026-11-23', '2026-11-22T23:00:00.000Z'],
    ['weekly', 'Europe/Berlin', '2026-11-22T22:59:00Z', '2026-11-16', '2026-11-15T23:00:00.000Z'],
    ['weekly', 'Europe/Berlin', '2026-11-22T23:00:00Z', '2026-11-23', '2026-11-22T23:00:00.000Z'],
    ['daily', 'America/New_York', '2026-11-25T03:00:00Z', '2026-11-24', '2026-11-24T05:00:00.000Z'],
    // The clocks go back on this Sunday.
    ['daily', 'Europe/Berlin', '2026-10-25T22:30:00Z', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ] as const)('is %s in %s at %s the one from %s', (frequency, zone, now, day, since) => {
    expect(periodAt(new Date(now), zone, frequency)).toEqual({ day, since: new Date(since) });
  });
});
