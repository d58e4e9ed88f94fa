import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { holdAccount } from '../../db/hold-account.ts';
import * as repository from './requests.records.repository.ts';

/** Counts again how this user answers join requests. Idempotent; no-op for a deleted account. */
export async function recount(ctx: Ctx, { ownerId }: { ownerId: string }): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if (!(await holdAccount(ctx.db, ownerId))) return;
    await repository.lockRecord(ctx.db, ownerId);
    await repository.updateRecords(ctx.db, [ownerId]);
  });
}

/** What was asked of a project counts for whoever owns it now. */
export async function recountAfterHandover(
  ctx: Ctx,
  { ownerId, userId }: { readonly ownerId?: string; readonly userId: string },
): Promise<void> {
  for (const id of [userId, ownerId]) if (id !== undefined) await recount(ctx, { ownerId: id });
}

/** Says, in the transaction that changed it, that the record of a project's owner is to be counted anew. */
export async function outdateRecord(ctx: Ctx, projectId: string): Promise<void> {
  const ownerId = await repository.findOwner(ctx.db, projectId);
  if (ownerId !== undefined) await emit(ctx, 'answers.changed', { ownerId });
}

export async function forgetRecord(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeRecord(ctx.db, userId);
}
