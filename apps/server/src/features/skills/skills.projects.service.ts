import type { Ctx } from '../../core/ctx.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import * as ledger from './skills.evidence.repository.ts';
import { outcomeEvidence, type ProjectEvidence, postingEvidence } from './skills.ledger.ts';
import { trialStart, voucherOf } from './skills.policy.ts';
import * as repository from './skills.projects.repository.ts';

/**
 * Replaces the owner's evidence from a project description, or deletes it for an archived project. Runs in the
 * transaction that has locked the project. It proposes no skill and does not change hidden ones.
 */
export async function recordPosting(ctx: Ctx, { projectId }: { readonly projectId: string }): Promise<void> {
  const before = await repository.listPostingEvidence(ctx.db, projectId);
  const posting = await repository.findPosting(ctx.db, projectId);
  const rows = posting === undefined ? [] : postingEvidence(posting, before);
  const kept = new Set(rows.map(keyOf));
  const known = new Map(before.map((row) => [keyOf(row), row.lastSeen.getTime()]));
  const gone = before.filter((row) => !kept.has(keyOf(row)));
  const fresh = rows.filter((row) => known.get(keyOf(row)) !== row.lastSeen.getTime());
  await ledger.removeEvidence(ctx.db, gone);
  await repository.upsertProjectEvidence(ctx.db, withIds(fresh));
  for (const userId of new Set([...gone, ...fresh].map((row) => row.userId)))
    await emit(ctx, 'skills.changed', { userId });
}

/** A manager who accepts a user has seen their profile, so the required skills in it get evidence. */
export async function recordOutcome(
  ctx: Ctx,
  { requestId }: DomainEvents['request.accepted'],
): Promise<void> {
  const acceptance = await repository.findAcceptance(ctx.db, requestId);
  if (acceptance === undefined || acceptance.acceptedAt === null) return;
  const { projectId, userId, acceptedAt } = acceptance;
  const voucherId = voucherOf(acceptance);
  if (voucherId === undefined) return;
  const shown = await repository.listConfirmedSkills(ctx.db, userId);
  const needed = [...acceptance.technologyIds, ...acceptance.skillIds];
  const rows = outcomeEvidence({ projectId, userId, voucherId, acceptedAt, needed, shown });
  if (rows.length === 0) return;
  await repository.upsertProjectEvidence(ctx.db, withIds(rows));
  await emit(ctx, 'skills.changed', { userId });
}

/** Deletes the evidence of a recent acceptance when the member is removed. Leaving does not delete it. */
export async function withdrawOutcome(ctx: Ctx, departure: DomainEvents['member.left']): Promise<void> {
  const { userId, removedBy } = departure;
  if (removedBy === undefined || removedBy === userId) return;
  const since = trialStart(ctx.clock.now());
  if (await repository.withdrawOutcome(ctx.db, departure, since))
    await emit(ctx, 'skills.changed', { userId });
}

/**
 * Updates the matches of accepted users when their manager is suspended or restored. Evidence from a suspended
 * manager does not count.
 */
export async function weighWordAnew(ctx: Ctx, lead: { readonly userId: string }): Promise<void> {
  for (const userId of await repository.listVouchedFor(ctx.db, lead.userId))
    await emit(ctx, 'skills.changed', { userId });
}

function keyOf({ userId, skillId }: Pick<ProjectEvidence, 'userId' | 'skillId'>): string {
  return `${userId} ${skillId}`;
}

function withIds(rows: readonly ProjectEvidence[]): ledger.NewLedgerRow[] {
  return rows.map((row) => ({ ...row, id: newId() }));
}
