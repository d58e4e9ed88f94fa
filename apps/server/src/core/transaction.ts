import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Ctx, TransactionScope } from './ctx.ts';
import { postgresErrorOf } from './errors.ts';

const attempts = 4;
/** Pause in milliseconds before a retry, so that the other transaction can finish. */
const pauseMs = 25;

/**
 * Runs `work` in one transaction; a nested call joins the outer one. Callbacks for after the commit run only if it
 * commits. After a deadlock, PostgreSQL rolls one of the transactions back and it runs again, so `work` must have no
 * effects outside the database.
 */
export async function withTransaction<C extends Ctx, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  if (ctx.transaction !== undefined) return await work(ctx);
  return await transact(ctx, (scope) => ctx.db.transaction((db) => work({ ...ctx, db, transaction: scope })));
}

/** The same on a connection that `work` also gets, for statements prepared on it. Joins no outer transaction. */
export async function withClientTransaction<C extends Ctx, R>(
  ctx: C,
  work: (ctx: C, client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  return await transact(ctx, (scope) =>
    ctx.deps.database.transaction((client, db) => work({ ...ctx, db, transaction: scope }, client)),
  );
}

/** Runs reads that see the database at one point in time. Joins no outer transaction. */
export async function withSnapshot<C extends Ctx, R>(ctx: C, read: (ctx: C) => Promise<R>): Promise<R> {
  return await ctx.deps.database.db.transaction((db) => read({ ...ctx, db }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** All transactions that can emit events start here. */
async function transact<R>(ctx: Ctx, run: (scope: TransactionScope) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    const scope: TransactionScope = { afterCommit: [] };
    try {
      const result = await run(scope);
      await runAfterCommit(ctx, scope);
      return result;
    } catch (error) {
      if (attempt === attempts || !isRolledBack(error)) throw error;
      await delay(pauseMs * attempt);
    }
  }
}

/** A deadlock or a serialisation failure. */
function isRolledBack(error: unknown): boolean {
  const code = postgresErrorOf(error)?.code;
  return code === '40P01' || code === '40001';
}

/** A failing reaction after the commit is logged, and the call still succeeds. */
async function runAfterCommit(ctx: Ctx, scope: TransactionScope): Promise<void> {
  for (const reaction of scope.afterCommit) {
    try {
      await reaction();
    } catch (error) {
      ctx.log.error({ err: error }, 'a reaction failed after its commit');
    }
  }
}
