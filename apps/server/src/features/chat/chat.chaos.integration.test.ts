import { expect, test } from 'vitest';
import { runChaos } from '../../../../../tools/chaos/run-chaos.ts';

test('loses no acknowledged message while server and database are killed', async () => {
  const result = await runChaos({
    kills: 3,
    database: 1,
    writers: 4,
    rooms: 2,
    seed: 1,
    say: () => undefined,
  });
  expect(result.violations).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(result.stored).toBeGreaterThanOrEqual(result.acknowledged);
  expect(result.shown).toBeGreaterThan(result.stored);
}, 240_000);
