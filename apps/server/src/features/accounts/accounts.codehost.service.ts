import type { Ctx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { usernameSkeleton } from '../../core/username-skeleton.ts';
import { usernameCandidates } from './accounts.names.service.ts';
import * as repository from './accounts.repository.ts';
import { findAccount, findAccountByEmail, lockAccount } from './accounts.repository.ts';
import { findPasswordHash } from './passwords/accounts.passwords.repository.ts';

/** A user whose identity a third party has verified, such as a code host. */
interface VerifiedIdentity {
  readonly login: string;
  /** Verified as well; null if none is known. */
  readonly email: string | null;
}

/**
 * Creates an account without a password in the caller's transaction and returns its id. A taken name gets a number.
 * @throws AppError `conflict` when the email has been taken in the meantime
 */
export async function createVerifiedAccount(ctx: Ctx, { login, email }: VerifiedIdentity): Promise<string> {
  const id = newId();
  const now = ctx.clock.now();
  const row = { id, email: email ?? '', emailVerified: email !== null, createdAt: now, updatedAt: now };
  for (const username of usernameCandidates(login)) {
    if (
      !(await repository.insertAccount(ctx.db, {
        ...row,
        username,
        usernameSkeleton: usernameSkeleton(username),
      }))
    )
      continue;
    await emit(ctx, 'account.created', { userId: id });
    return id;
  }
  throw new AppError('conflict', 'The account could not be created. Please try again.');
}

/** Locks the account until the transaction ends. */
export async function lockAccountById(ctx: Ctx, userId: string): Promise<void> {
  await lockAccount(ctx.db, userId);
}

/** The account with this address, if any, locked until the transaction ends. */
export async function lockAccountByEmail(ctx: Ctx, email: string) {
  const account = await findAccountByEmail(ctx.db, email);
  const locked = account && (await lockAccount(ctx.db, account.id));
  // The address may have changed before the lock was granted.
  return locked?.email.toLowerCase() === email.toLowerCase() ? locked : undefined;
}

export async function getUsername(ctx: Ctx, userId: string): Promise<string> {
  const account = await findAccount(ctx.db, userId);
  if (account === undefined) throw notFound('User');
  return account.username;
}

/** Whether this user can sign in without a linked account: with a password, or with an email that sets one. */
export async function hasOtherSignInMethod(ctx: Ctx, userId: string): Promise<boolean> {
  const [account, hash] = [await findAccount(ctx.db, userId), await findPasswordHash(ctx.db, userId)];
  return hash !== undefined || (account?.emailVerified ?? false);
}

/** Sets the picture of a user without one. Returns whether it did. */
export async function setPictureIfNone(ctx: Ctx, userId: string, address: string): Promise<boolean> {
  return await repository.updateMissingPicture(ctx.db, userId, address);
}
