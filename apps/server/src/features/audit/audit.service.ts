import type { AuditEntry, AuditQuery, admin } from '@teamwright/contracts/admin.ts';
import type { Answer } from '@teamwright/contracts/endpoint.ts';
import { limits } from '@teamwright/contracts/limits.ts';
import type { Ctx } from '../../core/ctx.ts';
import { isId, knownId, newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { holdAccount } from '../../db/hold-account.ts';
import * as repository from './audit.repository.ts';

interface Deed {
  /** Unset for the command line and for what the clock does. */
  readonly actorId?: string;
  /** What was done, in the past tense. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string;
  /** Why, and whom it is about: forgotten when that person's account is deleted. */
  readonly reason?: { readonly userId: string; readonly text: string };
}

/** Adds to the append-only log, in the caller's transaction. */
export async function audit(ctx: Ctx, { reason, ...deed }: Deed): Promise<void> {
  const id = newId();
  const createdAt = ctx.clock.now();
  await repository.insertEntry(ctx.db, { id, requestId: ctx.requestId, createdAt, ...deed });
  // A reason about a deleted account is not kept: it would have gone with the account.
  if (reason && (await holdAccount(ctx.db, reason.userId)))
    await repository.insertReason(ctx.db, { entryId: id, userId: reason.userId, reason: reason.text });
}

/** When an account goes, so do the words about it; the entries stay, under an id that names nobody. */
export async function forgetReasons(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeReasonsAbout(ctx.db, userId);
}

/** Entries that one statement removes, so that it ends long before its time limit. */
const removedAtOnce = 1_000;

/** Removes entries whose retention period is over. The trigger of the table allows no other removal. */
export async function removeOldAudit(ctx: Ctx): Promise<void> {
  let removed = removedAtOnce;
  while (removed === removedAtOnce)
    removed = await withTransaction(ctx, (ctx) =>
      repository.removeOldEntries(ctx.db, limits.auditDays, removedAtOnce),
    );
}

/** @throws AppError `not_found` for what is no id */
export async function listAudit(ctx: Ctx, query: AuditQuery): Promise<Answer<typeof admin.audit>> {
  const userId = query.userId === undefined ? undefined : knownId(query.userId, 'User');
  const filter = { userId, action: query.action };
  const [rows, total] = await Promise.all([
    repository.listEntries(ctx.db, filter, query),
    repository.countEntries(ctx.db, filter),
  ]);
  const ids = [userId, ...rows.flatMap((row) => [row.actorId, row.subject])];
  const people = await repository.listNames(ctx.db, [...new Set(ids.filter(isPersonId))]);
  const personOf = new Map(people.map((person) => [person.id, person]));
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

function isPersonId(id: string | null | undefined): id is string {
  return id !== null && id !== undefined && isId(id);
}
