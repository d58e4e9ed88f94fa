import type { Ctx, TransactionScope } from './ctx.ts';

/**
 * Runs `work` in one transaction; a nested call joins the outer one. Callbacks that `work` registers for
 * after the commit run once it has committed, and never if it did not.
 */
export async function withTransaction<C extends Ctx, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  if (ctx.transaction !== undefined) return await work(ctx);
  const scope: TransactionScope = { afterCommit: [] };
  const result = await ctx.db.transaction((db) => work({ ...ctx, db, transaction: scope }));
  await runAfterCommit(ctx, scope);
  return result;
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
