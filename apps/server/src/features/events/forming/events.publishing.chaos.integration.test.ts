import { expect, test } from 'vitest';
import { runPublicationChaos } from '../../../../../../tools/chaos/publication.ts';

test('publishes all teams or none while server and database are killed, and notifies each participant once', async () => {
  const result = await runPublicationChaos({ kills: 5, teams: 40, seed: 3, say: () => undefined });
  expect(result.violations).toEqual([]);
  expect(result.done + result.rolledBack).toBe(5);
}, 240_000);
