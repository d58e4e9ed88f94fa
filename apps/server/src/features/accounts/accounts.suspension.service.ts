import type { UserCtx } from '../../core/ctx.ts';
import { AppError, notFound, unknownAddress } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { revokeAccess } from './accounts.access.service.ts';
import { noDeletionReason, noSuspensionReason } from './accounts.policy.ts';
import * as repository from './accounts.repository.ts';

type LockedAccount = Awaited<ReturnType<typeof repository.listAccountsForUpdate>>[number];

/** The message for a user who signs in to a suspended account with the right password. */
export function suspendedText(reason: string | null): string {
  return reason ? `This account is suspended: ${reason}` : 'This account is suspended';
}

/**
 * Suspends an account: ends its sessions and prevents sign-in until it is restored.
 * @throws AppError `not_found`, `forbidden` for the actor and for administrators, `conflict` when it is suspended
 */
export async function suspendAccount(ctx: UserCtx, userId: string, reason: string): Promise<void> {
  await changeSuspension(ctx, userId, async (ctx, subject) => {
    if (subject.status === 'suspended') throw new AppError('conflict', 'This account is suspended already');
    await repository.updateSuspension(ctx.db, subject.id, reason, ctx.clock.now());
    await revokeAccess(ctx, subject.id, 'suspension');
    await emit(ctx, 'account.suspended', { userId: subject.id });
    await audit(ctx, {
      actorId: ctx.actor.userId,
      action: 'account_suspended',
      subject: subject.id,
      reason: { userId: subject.id, text: reason },
    });
  });
}

/** Lifts a suspension. @throws AppError like `suspendAccount`; `conflict` when there is none */
export async function restoreAccount(ctx: UserCtx, userId: string): Promise<void> {
  await changeSuspension(ctx, userId, async (ctx, subject) => {
    if (subject.status !== 'suspended') throw new AppError('conflict', 'This account is not suspended');
    await repository.updateSuspension(ctx.db, subject.id, null, ctx.clock.now());
    await revokeAccess(ctx, subject.id, 'suspension');
    await emit(ctx, 'account.restored', { userId: subject.id });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'account_restored', subject: subject.id });
  });
}

async function changeSuspension(
  ctx: UserCtx,
  userId: string,
  change: (ctx: UserCtx, subject: LockedAccount) => Promise<void>,
): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { actor, subject } = await lockAccounts(ctx, userId);
    if (!actor.isAdmin) throw unknownAddress();
    const refusal = noSuspensionReason(actor, subject);
    if (refusal !== undefined) throw new AppError('forbidden', refusal);
    await change(ctx, subject);
  });
}

/**
 * Checks the current role and locks it until the transaction ends. @throws AppError the same as for an unknown route
 */
export async function assertStillAdmin(ctx: UserCtx): Promise<void> {
  const { actor } = await lockAccounts(ctx, ctx.actor.userId);
  if (!actor.isAdmin) throw unknownAddress();
}

/**
 * The account, locked for its deletion. @throws AppError `not_found`, or `forbidden` when the actor may not delete it
 */
export async function lockForDeletion(ctx: UserCtx, userId: string): Promise<LockedAccount> {
  const { actor, subject } = await lockAccounts(ctx, userId);
  const refusal = noDeletionReason(actor, subject);
  if (refusal !== undefined) throw new AppError('forbidden', refusal);
  return subject;
}

/**
 * Locks both rows and reads them again, because a role or an account may have been lost since the request started.
 */
async function lockAccounts(ctx: UserCtx, userId: string) {
  const rows = await repository.listAccountsForUpdate(ctx.db, [ctx.actor.userId, userId]);
  const actor = rows.find((row) => row.id === ctx.actor.userId);
  const subject = rows.find((row) => row.id === userId);
  if (actor?.status !== 'active') throw new AppError('unauthenticated', 'Please sign in first');
  if (subject === undefined) throw notFound('User');
  // Without a required second factor in this session, the actor is not treated as an administrator.
  return { actor: { ...actor, isAdmin: actor.isAdmin && ctx.actor.isAdmin }, subject };
}
