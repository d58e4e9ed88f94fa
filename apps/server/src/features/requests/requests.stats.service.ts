import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { lockAccount } from '../../db/lock-account.ts';
import * as repository from './requests.stats.repository.ts';

/** Recounts how this user answers join requests. Idempotent; no-op for a deleted account. */
export async function recount(ctx: Ctx, { ownerId }: { ownerId: string }): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if (!(await lockAccount(ctx.db, ownerId))) return;
    await repository.lockRecord(ctx.db, ownerId);
    await repository.updateRecords(ctx.db, [ownerId]);
  });
}

/** Requests to a project count for its current owner. */
export async function recountAfterHandover(
  ctx: Ctx,
  { ownerId, userId }: { readonly ownerId?: string; readonly userId: string },
): Promise<void> {
  for (const id of [userId, ownerId]) if (id !== undefined) await recount(ctx, { ownerId: id });
}

/** Enqueues a recount for the project's owner, in the transaction of the change. */
export async function outdateRecord(ctx: Ctx, projectId: string): Promise<void> {
  const ownerId = await repository.findOwner(ctx.db, projectId);
  if (ownerId !== undefined) await emit(ctx, 'answers.changed', { ownerId });
}

export async function forgetRecord(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeRecord(ctx.db, userId);
}
