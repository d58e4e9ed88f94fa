import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { lockAccount } from '../../db/lock-account.ts';
import * as repository from './requests.repository.ts';

/** Recomputes how this user answers join requests. Idempotent; no-op for a deleted account. */
export async function recomputeResponseStats(ctx: Ctx, { ownerId }: { ownerId: string }): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if (!(await lockAccount(ctx.db, ownerId))) return;
    await repository.lockResponseStats(ctx.db, ownerId);
    await repository.updateResponseStats(ctx.db, [ownerId]);
  });
}

/** Requests to a project count for its current owner. */
export async function recomputeStatsAfterTransfer(
  ctx: Ctx,
  { ownerId, userId }: { readonly ownerId?: string; readonly userId: string },
): Promise<void> {
  for (const id of [userId, ownerId])
    if (id !== undefined) await recomputeResponseStats(ctx, { ownerId: id });
}

/** Enqueues new response statistics for the project's owner, in the transaction of the change. */
export async function enqueueResponseStats(ctx: Ctx, projectId: string): Promise<void> {
  const ownerId = await repository.findOwnerId(ctx.db, projectId);
  if (ownerId !== undefined) await emit(ctx, 'answers.changed', { ownerId });
}

export async function deleteResponseStats(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeResponseStats(ctx.db, userId);
}
