import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { type EmailContent, mailVerification } from '../mail/mail.service.ts';
import * as links from './accounts.links.repository.ts';
import { createLink, useLink } from './accounts.links.ts';

const purpose = 'verify-school';

/**
 * Sends a link that verifies an address other than the account's own, in the caller's transaction. Invalidates
 * earlier links. Requires that the account's own address is verified.
 */
export async function mailAddressProof(
  ctx: UserCtx,
  address: string,
  contentOf: (username: string, url: string) => EmailContent,
): Promise<void> {
  const { userId } = ctx.actor;
  await links.removeLinks(ctx.db, userId, purpose);
  const link = await createLink(ctx, { purpose, userId, address });
  if (link === undefined) return;
  const content = contentOf(ctx.actor.username, link.url);
  await mailVerification(ctx, { userId, to: address, content, expiresAt: link.expiresAt });
}

/**
 * The address that a link verifies, in the caller's transaction. Only the user who requested the link may open it.
 * Otherwise a stranger's click on an unexpected email would verify the stranger's address for another user.
 * @throws AppError `invalid` for an invalid link, `forbidden` for another user's
 */
export async function provedAddress(ctx: UserCtx, token: string): Promise<string> {
  const { account, address } = await useLink(ctx, purpose, token);
  if (account.id !== ctx.actor.userId)
    throw new AppError('forbidden', 'Sign in to the account that asked for this link, and open it again');
  return address;
}

/** The actor's verified address in lower case. @throws AppError `forbidden` while it is not verified */
export async function requireProvedEmail(ctx: UserCtx): Promise<string> {
  const account = await links.lockAccount(ctx.db, ctx.actor.userId);
  if (!account?.emailVerified)
    throw new AppError('forbidden', 'Please confirm the e-mail address of your account first');
  return account.email.toLowerCase();
}
