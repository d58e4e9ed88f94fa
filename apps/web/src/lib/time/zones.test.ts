import { expect, test } from 'vitest';
import { listZones, zoneName } from './zones.ts';

const summer = Date.UTC(2026, 6, 15, 12);
const winter = Date.UTC(2026, 0, 15, 12);

test.each([
  ['Europe/Helsinki', winter, 'Helsinki (UTC+2)'],
  ['Europe/Helsinki', summer, 'Helsinki (UTC+3)'],
  ['Asia/Kathmandu', summer, 'Kathmandu (UTC+5:45)'],
  ['America/St_Johns', winter, 'St Johns (UTC−3:30)'],
  ['America/Argentina/San_Luis', winter, 'San Luis (UTC−3)'],
  ['Asia/Calcutta', winter, 'Kolkata (UTC+5:30)'],
  ['UTC', winter, 'UTC (UTC+0)'],
])('the name of %s has its place and its offset of the day', (zone, now, name) => {
  expect(zoneName(zone, now)).toBe(name);
});

test('each zone is listed once, with a name of its own and with the own one', () => {
  const zones = listZones('Asia/Calcutta');
  expect(zones).toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
});
