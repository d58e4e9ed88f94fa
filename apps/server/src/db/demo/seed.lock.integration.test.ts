import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { createDatabase } from '../client.ts';
import { lockSeeding } from './seed.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(2);
});
afterAll(() => database.close());

test('a process waits for another one that seeds for longer than a statement may take', async () => {
  const waiting = createDatabase(database.url, 1, { statementTimeout: 100 });
  const order: string[] = [];
  const locked = Promise.withResolvers<void>();
  const first = database.db.transaction(async (tx) => {
    await lockSeeding(tx);
    locked.resolve();
    // The client gives up a query five seconds after the server cancels it.
    await setTimeout(5_500);
    order.push('first');
  });
  await locked.promise;
  try {
    await waiting.db.transaction(async (tx) => {
      await lockSeeding(tx);
      order.push('second');
    });
  } finally {
    await first;
    await waiting.close();
  }
  expect(order).toEqual(['first', 'second']);
});
