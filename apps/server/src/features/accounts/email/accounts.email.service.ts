import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { decrypt, encrypt } from '../../../core/encryption.ts';
import { AppError, invalidField, violatesUnique } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { audit } from '../../audit/audit.service.ts';
import { type EmailContent, emailUser, sendVerificationEmail } from '../../mail/mail.service.ts';
import { assertStillSignedIn, revokeAccess } from '../accounts.access.service.ts';
import * as repository from '../accounts.repository.ts';
import * as passwords from '../passwords/accounts.passwords.repository.ts';
import { assertIdentityConfirmed } from '../passwords/accounts.passwords.service.ts';
import { asEmail, type Caller, countGuestEmail } from '../sessions/accounts.browsers.service.ts';
import * as emails from './accounts.email.view.ts';
import * as links from './accounts.links.repository.ts';
import { createLink, createToken, useLink } from './accounts.links.service.ts';

const encryptionPurpose = 'asked-address';

/** An address that a guest typed, encrypted for the job's row. */
export function sealAddress(ctx: Ctx, email: string): string {
  return encrypt(ctx.deps.secrets, encryptionPurpose, email.trim().toLowerCase());
}

/** The account of a requested address, if it exists and may receive email. */
export async function findRequestedAccount(ctx: Ctx, sealedAddress: string) {
  const email = decrypt(ctx.deps.secrets, encryptionPurpose, sealedAddress);
  const account = email ? await repository.findAccountByEmail(ctx.db, email) : undefined;
  return account?.status === 'active' ? account : undefined;
}

/** Sends a new account the link that verifies its address, in the transaction that creates it. */
export async function sendFirstVerification(ctx: Ctx, userId: string): Promise<void> {
  const account = await repository.lockAccount(ctx.db, userId);
  if (account?.email && !account.emailVerified) await sendVerification(ctx, account);
}

interface UnverifiedAccount {
  readonly id: string;
  readonly email: string;
  readonly username: string;
}

/** The link that verifies an account's own address. `linkId` keeps a repeated job from sending a second one. */
export async function sendVerification(
  ctx: Ctx,
  { id: userId, email: address, username }: UnverifiedAccount,
  {
    emailOf = emails.verificationEmail,
    linkId,
  }: { emailOf?: typeof emails.verificationEmail; linkId?: string } = {},
): Promise<void> {
  const link = await createLink(ctx, {
    purpose: 'verify-email',
    userId,
    address,
    ...(linkId && { id: linkId }),
  });
  if (link === undefined) return;
  const { url, expiresAt } = link;
  await sendVerificationEmail(ctx, { userId, to: address, content: emailOf(username, url), expiresAt });
}

/**
 * Requests the link again: signed-in users for their own address, guests for any address. The response does not
 * reveal whether an address is known.
 */
export async function resendVerification(ctx: Ctx, typed: string, caller: Caller): Promise<void> {
  if (ctx.actor !== null) return await resendOwnVerification(ctx, ctx.actor.userId);
  if (typed.trim() === '') throw invalidField('email', 'Please enter your email address');
  const email = asEmail(typed);
  if (email === undefined) return;
  await countGuestEmail(ctx, caller, 'verify', email);
  await withTransaction(ctx, async (ctx) =>
    emit(ctx, 'verification.requested', { sealedAddress: sealAddress(ctx, email) }),
  );
}

/** A pending new address takes precedence over the current one. */
async function resendOwnVerification(ctx: Ctx, userId: string): Promise<void> {
  await ctx.deps.rateLimits.consume('mailByUser', userId);
  await withTransaction(ctx, async (ctx) => {
    const account = await repository.findAccount(ctx.db, userId);
    if (account?.pendingEmail) await sendNewAddressLink(ctx, account, account.pendingEmail);
    else if (account?.email && !account.emailVerified) await sendVerification(ctx, account);
  });
}

/** The job for `verification.requested`. */
export async function sendRequestedVerification(ctx: Ctx, sealedAddress: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const account = await findRequestedAccount(ctx, sealedAddress);
    if (account && !account.emailVerified) await sendVerification(ctx, account, { linkId: ctx.requestId });
  });
}

/**
 * Handles the link of an email. It verifies the account's address, or makes a new address take effect.
 *
 * A stranger may have signed up with the address, and would then know the password. Therefore the first verification
 * from a browser that is not signed in to the account takes the account over: see `revocations.firstVerification`.
 * Returns the token of a link to choose a new password, or null if the account keeps its password.
 *
 * A new address takes effect only in a browser that is signed in to the account. Otherwise a stranger could request
 * another user's address, and a click on the unexpected email would give it to the stranger's account.
 * @throws AppError `invalid` for an invalid link, `forbidden` for a new address without a sign-in
 */
export async function verifyEmail(ctx: Ctx, token: string): Promise<string | null> {
  return await withTransaction(ctx, async (ctx) => {
    const { account, address } = await useLink(ctx, 'verify-email', token);
    const isSignedIn = ctx.actor?.userId === account.id;
    if (address.toLowerCase() !== account.email.toLowerCase()) {
      if (!isSignedIn) throw signInFirstError();
      await confirmNewAddress(ctx, account, address);
      return null;
    }
    await storeVerified(ctx, account.id, address);
    await audit(ctx, { actorId: account.id, action: 'email_verified', subject: account.id });
    if (!isSignedIn) return await takeOver(ctx, account);
    await passwords.updateAddressVerified(ctx.db, account.id);
    await links.removeLinksTo(ctx.db, account.id, address);
    return null;
  });
}

function signInFirstError(): AppError {
  return new AppError(
    'forbidden',
    'Please sign in to the account that requested this address, then open the link again.',
  );
}

async function confirmNewAddress(ctx: Ctx, account: UnverifiedAccount, address: string): Promise<void> {
  await emailUser(ctx, account.id, emails.addressChangedEmail(account.username, address));
  await storeVerified(ctx, account.id, address);
  await passwords.updateAddressVerified(ctx.db, account.id);
  await revokeAccess(ctx, account.id, 'emailChange');
  await audit(ctx, { actorId: account.id, action: 'email_changed', subject: account.id });
}

/** Gives the account to the user who reads the mailbox. Everything that was set up before no longer grants access. */
async function takeOver(
  ctx: Ctx,
  { id: userId, email: address, username }: UnverifiedAccount,
): Promise<string> {
  await revokeAccess(ctx, userId, 'firstVerification');
  await emailUser(ctx, userId, emails.firstVerificationEmail(username));
  return (await createToken(ctx, { purpose: 'reset-password', userId, address })).token;
}

async function storeVerified(ctx: Ctx, userId: string, address: string): Promise<void> {
  try {
    await repository.updateVerifiedEmail(ctx.db, userId, address, ctx.clock.now());
  } catch (error) {
    if (violatesUnique(error, 'users_email_key'))
      throw new AppError('conflict', 'Another account uses this address now', { cause: error });
    throw error;
  }
  await emit(ctx, 'account.verified', { userId });
}

/**
 * Requests another address, in the caller's transaction. It takes effect once its link is opened. A taken address
 * gets the same response, and its owner is notified. Requesting the current address cancels a pending change.
 */
export async function changeEmail(ctx: UserCtx, email: string, currentPassword?: string): Promise<void> {
  const { userId } = ctx.actor;
  const address = email.toLowerCase();
  const account = await assertStillSignedIn(ctx);
  if (address === account.email.toLowerCase())
    return await links.removeLinksElsewhere(ctx.db, userId, address);
  await assertIdentityConfirmed(ctx, currentPassword);
  await ctx.deps.rateLimits.consume('mailByUser', userId);
  await ctx.deps.rateLimits.consume('verificationMailByRecipient', address);
  await revokeAccess(ctx, userId, 'emailChangeRequest');
  await sendNewAddressLink(ctx, account, address);
  await emailUser(ctx, userId, emails.addressChangeRequestedEmail(account.username, address));
  await audit(ctx, { actorId: userId, action: 'email_change_asked', subject: userId });
}

/** Also creates a link for a taken address, so that the request looks the same. That link is never sent. */
async function sendNewAddressLink(
  ctx: Ctx,
  { id: userId, username }: { id: string; username: string },
  address: string,
): Promise<void> {
  const link = await createLink(ctx, { purpose: 'verify-email', userId, address });
  const owner = await repository.findAccountByEmail(ctx.db, address);
  if (owner) return await emailUser(ctx, owner.id, emails.addressInUseEmail());
  if (link === undefined) return;
  const { url, expiresAt } = link;
  const content = emails.newAddressEmail(username, url);
  await sendVerificationEmail(ctx, { userId, to: address, content, expiresAt });
}

const purpose = 'verify-school';

/**
 * Sends a link that verifies an address other than the account's own, in the caller's transaction. Invalidates
 * earlier links. Requires that the account's own address is verified.
 */
export async function emailAddressLink(
  ctx: UserCtx,
  address: string,
  contentOf: (username: string, url: string) => EmailContent,
): Promise<void> {
  const { userId } = ctx.actor;
  await links.removeLinks(ctx.db, userId, purpose);
  const link = await createLink(ctx, { purpose, userId, address });
  if (link === undefined) return;
  const content = contentOf(ctx.actor.username, link.url);
  await sendVerificationEmail(ctx, { userId, to: address, content, expiresAt: link.expiresAt });
}

/**
 * The address that a link verifies, in the caller's transaction. Only the user who requested the link may open it.
 * Otherwise a stranger's click on an unexpected email would verify the stranger's address for another user.
 * @throws AppError `invalid` for an invalid link, `forbidden` for another user's
 */
export async function openAddressLink(ctx: UserCtx, token: string): Promise<string> {
  const { account, address } = await useLink(ctx, purpose, token);
  if (account.id !== ctx.actor.userId)
    throw new AppError(
      'forbidden',
      'Please sign in to the account that requested this link, then open it again.',
    );
  return address;
}

/** The actor's verified address in lower case. @throws AppError `forbidden` while it is not verified */
export async function assertVerifiedEmail(ctx: UserCtx): Promise<string> {
  const account = await repository.lockAccount(ctx.db, ctx.actor.userId);
  if (!account?.emailVerified)
    throw new AppError('forbidden', 'Please confirm the email address of your account first');
  return account.email.toLowerCase();
}
