import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Ctx } from './ctx.ts';
import { emitLater, emitMany } from './events.ts';
import { systemCtx } from './http.ts';
import { newId } from './ids.ts';
import { withTransaction } from './transaction.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test.each<[string, (ctx: Ctx) => Promise<void>]>([
  ['many events', (ctx) => emitMany(ctx, 'person.active', [{ userId: newId() }])],
  ['an event with a delay', (ctx) => emitLater(ctx, 'person.active', { userId: newId() }, 60)],
])('rejects %s with a reaction that is not a job', async (_title, act) => {
  await expect(withTransaction(systemCtx(site.app), act)).rejects.toThrow(
    'person.active: matching.active is not a job',
  );
});
