import type { Ctx } from '../../core/ctx.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import * as ledger from './skills.ledger.repository.ts';
import { outcomeEvidence, type ProjectEvidence, postingEvidence } from './skills.ledger.ts';
import { trialStart, voucherOf } from './skills.policy.ts';
import * as repository from './skills.projects.repository.ts';

/**
 * Makes the ledger say of its owner what a project's posting says, and no more; nothing once it is archived. Joins the
 * transaction that has locked the project. It proposes no skill, and what is hidden stays so.
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

/** Who took somebody onto a team has seen their profile: what the project needs of the skills in it counts for more. */
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

/** Who is removed from a team before long was no such member after all. One's own leaving takes nothing back. */
export async function withdrawOutcome(ctx: Ctx, departure: DomainEvents['member.left']): Promise<void> {
  const { userId, removedBy } = departure;
  if (removedBy === undefined || removedBy === userId) return;
  const since = trialStart(ctx.clock.now());
  if (await repository.withdrawOutcome(ctx.db, departure, since))
    await emit(ctx, 'skills.changed', { userId });
}

/** A lead is suspended, or restored: those they took on are worth less, or as much as before. */
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
