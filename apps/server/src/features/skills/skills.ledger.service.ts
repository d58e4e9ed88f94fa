import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import * as ledger from './skills.ledger.repository.ts';

/** Forgets what a repository showed; skills that were only proposed for it go too. Joins the caller's transaction. */
export async function forgetRepositoryEvidence(
  ctx: Ctx,
  userId: string,
  repositoryId: string,
): Promise<void> {
  await ledger.removeEvidenceOf(ctx.db, repositoryId);
  await ledger.removeBareProposals(ctx.db, userId);
  await emit(ctx, 'skills.changed', { userId });
}
