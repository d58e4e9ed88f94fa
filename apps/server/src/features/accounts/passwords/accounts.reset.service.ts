import type { Ctx } from '../../../core/ctx.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { audit } from '../../audit/audit.service.ts';
import { emailUser } from '../../mail/mail.service.ts';
import { revokeAccess } from '../accounts.access.service.ts';
import * as repository from '../accounts.repository.ts';
import { findAccount } from '../accounts.repository.ts';
import { findRequestedAccount, sealAddress, sendVerification } from '../email/accounts.email.service.ts';
import { passwordChangedEmail, resetEmail, verifyFirstEmail } from '../email/accounts.email.view.ts';
import { assertLinkValid, createLink, useLink } from '../email/accounts.links.service.ts';
import { type Caller, countGuestEmail, signInLimits } from '../sessions/accounts.browsers.service.ts';
import * as passwords from './accounts.passwords.repository.ts';
import { assertUncommonPassword } from './accounts.passwords.service.ts';

/**
 * Requests a new password. A job looks up the account later, so that the response time does not reveal whether it
 * exists.
 */
export async function forgotPassword(ctx: Ctx, email: string, caller: Caller): Promise<void> {
  await countGuestEmail(ctx, caller, 'reset', email.toLowerCase());
  await withTransaction(ctx, async (ctx) =>
    emit(ctx, 'reset.requested', { sealedAddress: sealAddress(ctx, email) }),
  );
}

/** The job for `reset.requested`. A user with an unverified address gets only the link that verifies it. */
export async function sendResetLink(ctx: Ctx, sealedAddress: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const account = await findRequestedAccount(ctx, sealedAddress);
    if (account === undefined) return;
    if (!account.emailVerified)
      return await sendVerification(ctx, account, { emailOf: verifyFirstEmail, linkId: ctx.requestId });
    const { id: userId, email: address, username } = account;
    const link = await createLink(ctx, { purpose: 'reset-password', userId, address, id: ctx.requestId });
    if (link) await emailUser(ctx, userId, resetEmail(username, link.url), link.expiresAt);
  });
}

interface ResetInput {
  readonly token: string;
  readonly password: string;
  readonly caller: Caller;
}

/**
 * Handles the link of an email with a new password, and ends all other access: see `revocations.passwordReset`.
 * Returns whether a GitHub account was unlinked.
 * @throws AppError `invalid` for an invalid link
 */
export async function resetPassword(ctx: Ctx, { token, password, caller }: ResetInput): Promise<boolean> {
  await assertUncommonPassword(password);
  await assertLinkValid(ctx, 'reset-password', token);
  const hash = await ctx.deps.identity.hashPassword(password);
  const { account, isUnlinked } = await withTransaction(ctx, async (ctx) => {
    const { account } = await useLink(ctx, 'reset-password', token);
    const before = await findAccount(ctx.db, account.id);
    const credential = { id: newId(), userId: account.id, password: hash, addressVerified: true } as const;
    await passwords.upsertPasswordHash(ctx.db, credential, ctx.clock.now());
    await revokeAccess(ctx, account.id, 'passwordReset');
    await emit(ctx, 'password.changed', { userId: account.id });
    await audit(ctx, { actorId: account.id, action: 'password_reset', subject: account.id });
    return { account, isUnlinked: typeof before?.githubLogin === 'string' };
  });
  const { own } = await signInLimits(ctx, caller, account.email.toLowerCase());
  await ctx.deps.rateLimits.reset([...own, ['openSession', account.id]]);
  return isUnlinked;
}

/** Notifies the user by email. */
export async function notifyPasswordChange(ctx: Ctx, userId: string): Promise<void> {
  const account = await repository.lockAccount(ctx.db, userId);
  if (account) await emailUser(ctx, userId, passwordChangedEmail(account.username));
}
