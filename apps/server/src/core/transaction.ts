import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Ctx, TransactionScope } from './ctx.ts';
import { postgresErrorOf } from './errors.ts';

const attempts = 4;
/** Lets the other one have what was given up, before it is asked for again; in milliseconds. */
const pauseMs = 25;

/**
 * Runs `work` in one transaction; a nested call joins the outer one. Callbacks that `work` registers for
 * after the commit run once it has committed, and never if it did not. When two transactions wait for each
 * other, PostgreSQL undoes one of them entirely, and that one runs again: `work` changes the database only.
 */
export async function withTransaction<C extends Ctx, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  if (ctx.transaction !== undefined) return await work(ctx);
  return await transact(ctx, (scope) => ctx.db.transaction((db) => work({ ...ctx, db, transaction: scope })));
}

/** The same on a connection that `work` also gets, for statements that are prepared on it. Joins no outer transaction. */
export async function withClientTransaction<C extends Ctx, R>(
  ctx: C,
  work: (ctx: C, client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  return await transact(ctx, (scope) =>
    ctx.deps.database.transaction((client, db) => work({ ...ctx, db, transaction: scope }, client)),
  );
}

/** Every transaction that can emit events begins here. */
async function transact<R>(ctx: Ctx, run: (scope: TransactionScope) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    const scope: TransactionScope = { afterCommit: [] };
    try {
      const result = await run(scope);
      await runAfterCommit(ctx, scope);
      return result;
    } catch (error) {
      if (attempt === attempts || !isUndone(error)) throw error;
      await delay(pauseMs * attempt);
    }
  }
}

/** A deadlock or a serialisation failure. */
function isUndone(error: unknown): boolean {
  const code = postgresErrorOf(error)?.code;
  return code === '40P01' || code === '40001';
}

/** What is committed stays committed: a failing live reaction is logged and the call still succeeds. */
async function runAfterCommit(ctx: Ctx, scope: TransactionScope): Promise<void> {
  for (const reaction of scope.afterCommit) {
    try {
      await reaction();
    } catch (error) {
      ctx.log.error({ err: error }, 'a live reaction failed after its commit');
    }
  }
}
