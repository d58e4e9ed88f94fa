import { expect, test } from 'vitest';
import { awakeBefore, isAwake } from './humane-hours.ts';
import { createRandom } from './random.ts';

const oneDay = Array.from({ length: 48 }, (_, index) => new Date(Date.UTC(2026, 10, 20, 0, index * 30)));

test.each(['Europe/Oslo', 'Asia/Calcutta', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'finds a moment at most ten hours and 40 minutes earlier at which a user in %s is awake',
  (timeZone) => {
    for (const latest of oneDay) {
      const moment = awakeBefore(latest, timeZone, createRandom(1));
      expect(isAwake(moment, timeZone), latest.toISOString()).toBe(true);
      const earlierBy = latest.getTime() - moment.getTime();
      expect(earlierBy).toBeGreaterThanOrEqual(0);
      expect(earlierBy).toBeLessThanOrEqual((10 * 60 + 40) * 60_000);
    }
  },
);

test('is awake from eight to eleven in the evening, local time', () => {
  const at = (time: string) => isAwake(new Date(`2026-11-20T${time}Z`), 'Asia/Calcutta');
  expect([at('02:29:00'), at('02:30:00'), at('17:29:00'), at('17:30:00')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
