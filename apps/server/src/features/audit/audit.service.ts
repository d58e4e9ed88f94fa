import type { AuditEntry, AuditQuery, admin } from '@teamwright/contracts/admin.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx } from '../../core/ctx.ts';
import { isId, knownId, newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { lockAccount } from '../../db/lock-account.ts';
import * as repository from './audit.repository.ts';

interface AuditRecord {
  /** Undefined for the command line and for jobs. */
  readonly actorId?: string;
  /** The action as a verb in the past tense. */
  readonly action: string;
  /** The id of the object of the action. */
  readonly subject: string;
  /** The reason, and the user it is about: deleted with that user's account. */
  readonly reason?: { readonly userId: string; readonly text: string };
}

/** Adds an entry to the append-only log, in the caller's transaction. */
export async function audit(ctx: Ctx, { reason, ...deed }: AuditRecord): Promise<void> {
  const id = newId();
  const createdAt = ctx.clock.now();
  await repository.insertEntry(ctx.db, { id, requestId: ctx.requestId, createdAt, ...deed });
  // A reason about a deleted account is not stored, because the deletion has removed all others.
  if (reason && (await lockAccount(ctx.db, reason.userId)))
    await repository.insertReason(ctx.db, { entryId: id, userId: reason.userId, reason: reason.text });
}

/** Deletes the reasons about a user with their account. The entries stay, but their id no longer has a name. */
export async function deleteReasons(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeReasonsAbout(ctx.db, userId);
}

/** Entries per statement, so that it ends long before its time limit. */
const batchSize = 1_000;

/** Removes entries whose retention period is over. The table's trigger allows no other removal. */
export async function removeOldAudit(ctx: Ctx): Promise<void> {
  let removed = batchSize;
  while (removed === batchSize)
    removed = await withTransaction(ctx, (ctx) =>
      repository.removeOldEntries(ctx.db, limits.auditDays, batchSize),
    );
}

/** @throws AppError `not_found` for an invalid id */
export async function listAudit(ctx: Ctx, query: AuditQuery): Promise<Answer<typeof admin.audit>> {
  const userId = query.userId === undefined ? undefined : knownId(query.userId, 'User');
  const filter = { userId, action: query.action };
  const [rows, total] = await Promise.all([
    repository.listEntries(ctx.db, filter, query),
    repository.countEntries(ctx.db, filter),
  ]);
  const ids = [userId, ...rows.flatMap((row) => [row.actorId, row.subject])];
  const people = await repository.listNames(ctx.db, [...new Set(ids.filter(isUserId))]);
  const personOf = new Map(people.map((user) => [user.id, user]));
  const entries = rows.map(
    ({ actorId, createdAt, ...row }): AuditEntry => ({
      ...row,
      createdAt: createdAt.toISOString(),
      actor: personOf.get(actorId ?? '') ?? null,
      subjectUser: personOf.get(row.subject) ?? null,
    }),
  );
  return { entries, total, user: personOf.get(userId ?? '') ?? null };
}

function isUserId(id: string | null | undefined): id is string {
  return id !== null && id !== undefined && isId(id);
}
