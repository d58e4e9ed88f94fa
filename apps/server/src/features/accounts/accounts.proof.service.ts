import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { type Letter, mailVerification } from '../mail/mail.service.ts';
import * as links from './accounts.links.repository.ts';
import { createLink, useLink } from './accounts.links.ts';

const purpose = 'verify-school';

/**
 * Sends a link that proves an address which is not the account's own, inside the caller's transaction. A former link is
 * void. Whose own address is unproved gets no other mail.
 */
export async function mailAddressProof(
  ctx: UserCtx,
  address: string,
  letterOf: (username: string, url: string) => Letter,
): Promise<void> {
  const { userId } = ctx.actor;
  await links.removeLinks(ctx.db, userId, purpose);
  const link = await createLink(ctx, { purpose, userId, address });
  if (link === undefined) return;
  const letter = letterOf(ctx.actor.username, link.url);
  await mailVerification(ctx, { userId, to: address, letter, expiresAt: link.expiresAt });
}

/**
 * The address that a link proves, inside the caller's transaction. Only who asked for it may open it: else a stranger's
 * click on an unasked mail would prove the stranger's address for somebody else.
 * @throws AppError `invalid` for a link that is void, `forbidden` for somebody else's
 */
export async function provedAddress(ctx: UserCtx, token: string): Promise<string> {
  const { account, address } = await useLink(ctx, purpose, token);
  if (account.id !== ctx.actor.userId)
    throw new AppError('forbidden', 'Sign in to the account that asked for this link, and open it again');
  return address;
}

/** One's own proved address in lower case. @throws AppError `forbidden` while it is not proved */
export async function requireProvedEmail(ctx: UserCtx): Promise<string> {
  const account = await links.lockAccount(ctx.db, ctx.actor.userId);
  if (!account?.emailVerified)
    throw new AppError('forbidden', 'Please confirm the e-mail address of your account first');
  return account.email.toLowerCase();
}
