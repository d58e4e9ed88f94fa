import { expect, test } from 'vitest';
import { runRepairChaos } from '../../../../../../tools/chaos/repair.ts';

test('applies a repair completely or not at all while the server is killed, and notifies once', async () => {
  const result = await runRepairChaos({ kills: 3, teams: 30, seed: 5, say: () => undefined });
  expect(result.violations).toEqual([]);
  expect(result.done + result.rolledBack).toBe(3);
}, 240_000);
