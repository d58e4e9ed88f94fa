import { createHash } from 'node:crypto';
import type { security } from '@teamwright/contracts/accounts/security.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { decrypt, encrypt, reencrypt } from '../../../core/encryption.ts';
import { AppError, invalidField, notFound } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import {
  acceptedStep,
  authenticatorLink,
  isAuthenticatorCode,
  newAuthenticatorSecret,
  newRecoveryCode,
  plainCode,
} from '../../../platform/one-time-codes.ts';
import { audit } from '../../audit/audit.service.ts';
import { emailUser } from '../../mail/mail.service.ts';
import { assertCanChangeFactors, assertStillSignedIn, revokeAccess } from '../accounts.access.service.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { assertIdentityConfirmed } from '../passwords/accounts.passwords.service.ts';
import * as repository from './accounts.authenticator.repository.ts';
import * as emails from './accounts.security.email.view.ts';

const encryptionPurpose = 'authenticator-secret';

const recoveryCodeCount = 10;

/** An unconfirmed secret is deleted after this time. */
const enrolmentLifetimeMs = 15 * 60 * 1000;

interface Confirmation {
  readonly code: string;
  readonly currentPassword?: string | undefined;
}

type RecoveryCodes = Omit<Answer<typeof security.confirmAuthenticator>, 'success' | 'message'>;

/**
 * Creates a secret for an authenticator app. It takes effect once `confirmAuthenticator` gets a valid code.
 * @throws AppError `conflict` when one is set up, `forbidden` without the current password
 */
export async function beginAuthenticator(
  ctx: UserCtx,
  currentPassword?: string,
): Promise<Answer<typeof security.beginAuthenticator>> {
  return await withTransaction(ctx, async (ctx) => {
    const { id: userId, email, username } = await assertStillSignedIn(ctx);
    await assertIdentityConfirmed(ctx, currentPassword);
    await assertCanChangeFactors(ctx);
    const secret = newAuthenticatorSecret();
    const sealedSecret = encrypt(ctx.deps.secrets, encryptionPurpose, secret);
    const createdAt = ctx.clock.now();
    if (!(await repository.upsertUnconfirmed(ctx.db, { userId, sealedSecret, createdAt })))
      throw new AppError('conflict', 'An authenticator app is set up already');
    return await authenticatorLink(secret, email || username);
  });
}

/** Turns two-step sign-in on, and ends the other sessions. @throws AppError `invalid` for a wrong code */
export async function confirmAuthenticator(ctx: UserCtx, code: string): Promise<RecoveryCodes> {
  return await withTransaction(ctx, async (ctx) => {
    const { id: userId, username } = await assertStillSignedIn(ctx);
    await assertCanChangeFactors(ctx);
    const confirmedAt = ctx.clock.now();
    const row = await repository.lockAuthenticator(ctx.db, userId);
    if (row?.confirmedAt) throw new AppError('conflict', 'An authenticator app is set up already');
    if (row === undefined || confirmedAt.getTime() - row.createdAt.getTime() > enrolmentLifetimeMs)
      throw new AppError('conflict', 'This took too long. Please start again.');
    await assertAccepted(ctx, userId, () => useAuthenticatorCode(ctx, row, plainCode(code)));
    await repository.updateAuthenticator(ctx.db, userId, { confirmedAt });
    await repository.updateSecondFactor(ctx.db, ctx.actor.sessionId);
    await revokeAccess(ctx, userId, 'factorChange');
    await emailUser(ctx, userId, emails.authenticatorOnEmail(username));
    await audit(ctx, { actorId: userId, action: 'second_factor_added', subject: userId });
    return await makeRecoveryCodes(ctx, userId);
  });
}

/** @throws AppError `invalid` for a wrong code, `forbidden` without the current password, `conflict` when it is off */
export async function renewRecoveryCodes(ctx: UserCtx, confirmation: Confirmation): Promise<RecoveryCodes> {
  return await withTransaction(ctx, async (ctx) => {
    const { id: userId, username } = await assertConfirmed(ctx, confirmation);
    await emailUser(ctx, userId, emails.recoveryCodesRenewedEmail(username));
    await audit(ctx, { actorId: userId, action: 'recovery_codes_renewed', subject: userId });
    return await makeRecoveryCodes(ctx, userId);
  });
}

/** @throws AppError like `renewRecoveryCodes` */
export async function removeAuthenticator(ctx: UserCtx, confirmation: Confirmation): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { id: userId, username } = await assertConfirmed(ctx, confirmation);
    await repository.removeAuthenticator(ctx.db, userId);
    await revokeAccess(ctx, userId, 'factorChange');
    await emailUser(ctx, userId, emails.authenticatorOffEmail(username));
    await audit(ctx, { actorId: userId, action: 'second_factor_removed', subject: userId });
  });
}

/**
 * For a user who lost the authenticator app and the recovery codes. Only the command line calls this, after an
 * operator has verified the user's identity. Returns the username.
 * @throws AppError `not_found`
 */
export async function resetSecondFactor(ctx: Ctx, email: string): Promise<string> {
  return await withTransaction(ctx, async (ctx) => {
    const account = await findAccountByEmail(ctx.db, email);
    if (account === undefined) throw notFound('Account');
    if (!(await repository.removeAuthenticator(ctx.db, account.id))) throw notFound('A second factor was');
    await revokeAccess(ctx, account.id, 'factorReset');
    await emailUser(ctx, account.id, emails.authenticatorOffEmail(account.username));
    await audit(ctx, { action: 'second_factor_reset', subject: account.id });
    return account.username;
  });
}

/** Requires the user's password or a recent sign-in, and a code. */
async function assertConfirmed(ctx: UserCtx, { code, currentPassword }: Confirmation) {
  const account = await assertStillSignedIn(ctx);
  await assertIdentityConfirmed(ctx, currentPassword);
  await assertCode(ctx, account, code);
  return account;
}

interface CodeOwner {
  readonly id: string;
  readonly username: string;
}

/**
 * Consumes a code of the authenticator app or a recovery code, in the caller's transaction. Five wrong codes in a
 * quarter of an hour are the limit, however often the user signs in again.
 * @throws AppError `invalid` for a wrong code, `rate_limited`, `conflict` when no authenticator app is set up
 */
export async function assertCode(ctx: Ctx, owner: CodeOwner, code: string): Promise<void> {
  const row = await repository.lockAuthenticator(ctx.db, owner.id);
  if (!row?.confirmedAt) throw new AppError('conflict', 'No authenticator app is set up');
  const plain = plainCode(code);
  await assertAccepted(ctx, owner.id, async () =>
    isAuthenticatorCode(plain)
      ? await useAuthenticatorCode(ctx, row, plain)
      : await useRecoveryCode(ctx, owner, plain),
  );
}

async function assertAccepted(ctx: Ctx, userId: string, use: () => Promise<true | undefined>): Promise<void> {
  if (await ctx.deps.rateLimits.attempt({ tries: [], failures: [['secondFactor', userId]] }, use)) return;
  const text = 'This code is wrong, or was used already';
  throw invalidField('code', text);
}

async function useAuthenticatorCode(
  ctx: Ctx,
  { userId, sealedSecret, lastStep }: repository.AuthenticatorRow,
  code: string,
): Promise<true | undefined> {
  const secret = decrypt(ctx.deps.secrets, encryptionPurpose, sealedSecret);
  const step = secret && (await acceptedStep(secret, code, { now: ctx.clock.now(), lastStep }));
  if (step === undefined || step === '') return undefined;
  await repository.updateAuthenticator(ctx.db, userId, { lastStep: step });
  return true;
}

async function useRecoveryCode(
  ctx: Ctx,
  { id: userId, username }: CodeOwner,
  code: string,
): Promise<true | undefined> {
  if (!(await repository.takeRecoveryCode(ctx.db, userId, hashOf(code)))) return undefined;
  const left = await repository.countRecoveryCodes(ctx.db, userId);
  await emailUser(ctx, userId, emails.recoveryCodeUsedEmail(username, left));
  await audit(ctx, { actorId: userId, action: 'recovery_code_used', subject: userId });
  return true;
}

function hashOf(plain: string): string {
  return createHash('sha256').update(plain).digest('hex');
}

async function makeRecoveryCodes(ctx: Ctx, userId: string): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const createdAt = ctx.clock.now();
  const rows = codes.map((code) => ({ id: newId(), userId, codeHash: hashOf(plainCode(code)), createdAt }));
  await repository.replaceRecoveryCodes(ctx.db, userId, rows);
  return { recoveryCodes: codes };
}

/** Re-encrypts secrets with the current key, so that the former one can be removed. */
export async function reencryptSecrets(ctx: Ctx): Promise<void> {
  for (const { userId, sealedSecret } of await repository.listSealedSecrets(ctx.db)) {
    const after = reencrypt(ctx.deps.secrets, encryptionPurpose, sealedSecret);
    if (after !== undefined) await repository.updateSeal(ctx.db, userId, sealedSecret, after);
  }
}
