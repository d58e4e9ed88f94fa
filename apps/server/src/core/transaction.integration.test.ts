import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema/accounts.ts';
import { createUser } from '../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Ctx } from './ctx.ts';
import { systemCtx } from './http.ts';
import { withTransaction } from './transaction.ts';

let site: TestApp;
let ids: [string, string];

beforeAll(async () => {
  site = await createTestApp();
  ids = [(await createUser(site)).user.id, (await createUser(site)).user.id];
});
afterAll(() => site.close());

/** Resolves for all callers when `count` have called. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= count) resolve();
    return promise;
  };
}

async function verify(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

test('completes and announces two transactions that wait for each other, each once', async () => {
  const [one, two] = ids;
  const bothHaveConnection = meeting(2);
  let runs = 0;
  const announced: string[] = [];
  const cross = (first: string, second: string) =>
    withTransaction(systemCtx(site.app), async (ctx) => {
      runs += 1;
      ctx.transaction?.afterCommit.push(() => {
        announced.push(first);
      });
      await verify(ctx, first);
      await bothHaveConnection();
      await verify(ctx, second);
    });
  await Promise.all([cross(one, two), cross(two, one)]);
  // One of them ran again, possibly more than once on a slow machine.
  expect(runs).toBeGreaterThan(2);
  expect(announced.sort()).toEqual([...ids].sort());
});

test('rolls a failing transaction back without retry or announcement', async () => {
  const [one] = ids;
  await site.database.db.update(users).set({ emailVerified: false }).where(eq(users.id, one));
  let runs = 0;
  const failing = withTransaction(systemCtx(site.app), async (ctx) => {
    runs += 1;
    ctx.transaction?.afterCommit.push(() => expect.unreachable('it did not commit'));
    await withTransaction(ctx, (nested) => verify(nested, one));
    throw new Error('on second thought');
  });
  await expect(failing).rejects.toThrow('on second thought');
  const rows = await site.database.db.select().from(users).where(eq(users.id, one));
  expect({ runs, emailVerified: rows[0]?.emailVerified }).toEqual({ runs: 1, emailVerified: false });
});
