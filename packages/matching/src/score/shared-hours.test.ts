import { describe, expect, test } from 'vitest';
import { sharedHours } from './shared-hours.ts';

const summer = Date.UTC(2026, 6, 15, 12);
const winter = Date.UTC(2026, 0, 15, 12);

describe('sharedHours', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Paris', 14],
    ['Europe/Berlin', 'America/New_York', 8],
    ['Europe/London', 'Asia/Kolkata', 9.5],
    ['Pacific/Auckland', 'Europe/London', 4],
  ])('%s and %s share %d waking hours in summer', (one, other, hours) => {
    expect(sharedHours(one, other, summer)).toBe(hours);
    expect(sharedHours(other, one, summer)).toBe(hours);
  });

  test('uses daylight saving time, also in weeks when only one zone has changed', () => {
    expect(sharedHours('Europe/London', 'Asia/Kolkata', winter)).toBe(8.5);
    const between = Date.UTC(2026, 2, 20);
    expect(sharedHours('Europe/Berlin', 'America/New_York', between)).toBe(9);
    expect(sharedHours('Europe/Berlin', 'America/New_York', summer)).toBe(8);
  });

  test('returns null without two valid zones', () => {
    expect(sharedHours(null, 'UTC', summer)).toBeNull();
    expect(sharedHours('Atlantis/Centre', 'UTC', summer)).toBeNull();
    expect(sharedHours('UTC', '', summer)).toBeNull();
  });
});
