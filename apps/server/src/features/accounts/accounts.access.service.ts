import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, secondFactorRequired } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import * as repository from './accounts.repository.ts';
import * as links from './email/accounts.links.repository.ts';
import * as passwords from './passwords/accounts.passwords.repository.ts';
import { isAuthenticatorOn, removeAuthenticator } from './second-factor/accounts.authenticator.repository.ts';
import { listPasskeys, removePasskeysOf } from './second-factor/accounts.passkeys.repository.ts';
import { removeStepsOf } from './second-factor/accounts.steps.repository.ts';
import { findSession, removeSessions, removeSessionsOf } from './sessions/accounts.sessions.repository.ts';

/** What an event removes from everyone who has access to an account. Unfinished links to a code host always end. */
interface Revocation {
  /** `others`: the caller's own session stays, if the caller is the user. */
  readonly sessions: 'all' | 'others';
  /** `unverified`: only a password that was set before the address was verified. */
  readonly password: 'kept' | 'removed' | 'unverified';
  /** The linked account of the code host, with its tokens. */
  readonly githubLink: 'kept' | 'removed';
  /**
   * Unused links in emails: all, those for a password reset, or those sent to an address that is not the account's. A
   * pending change of the address is such a link.
   */
  readonly emailedLinks: 'kept' | 'resets' | 'elsewhere' | 'all';
  readonly passkeys: 'kept' | 'removed';
  /** The authenticator app, with its recovery codes. */
  readonly authenticator: 'kept' | 'removed';
}

const otherSessions = {
  sessions: 'others',
  password: 'kept',
  githubLink: 'kept',
  emailedLinks: 'kept',
  passkeys: 'kept',
  authenticator: 'kept',
} as const satisfies Revocation;

const everything = {
  sessions: 'all',
  password: 'removed',
  githubLink: 'removed',
  emailedLinks: 'all',
  passkeys: 'removed',
  authenticator: 'removed',
} as const satisfies Revocation;

/** The table of docs/features/accounts.md. A new way to sign in is a new column. */
export const revocations = {
  /** The address was verified by a browser that is not signed in to the account. */
  firstVerification: everything,
  /** A guest signed in with a code-host account of the same verified address. The new link is created afterwards. */
  githubByAddress: { ...everything, password: 'unverified', authenticator: 'kept' },
  /**
   * The reset stores the new password itself. Two-step sign-in stays on, so that access to the mailbox alone is not
   * enough to sign in.
   */
  passwordReset: { ...everything, password: 'kept', authenticator: 'kept' },
  passwordChange: { ...otherSessions, emailedLinks: 'resets' },
  /** Another address was requested. It takes effect once its link is opened. */
  emailChangeRequest: { ...otherSessions, emailedLinks: 'elsewhere' },
  /** The new address was verified: links sent to the former one must no longer work. */
  emailChange: { ...otherSessions, emailedLinks: 'all' },
  githubUnlink: { ...otherSessions, githubLink: 'removed' },
  /** Also when a suspension ends, because a concurrent sign-in may have left a session. */
  suspension: { ...otherSessions, sessions: 'all' },
  /** A passkey was removed, or two-step sign-in was turned on or off. */
  factorChange: otherSessions,
  /** On the command line, for a user who lost the authenticator app and the recovery codes. */
  factorReset: { ...otherSessions, sessions: 'all', authenticator: 'removed' },
  deletion: everything,
} as const satisfies Record<string, Revocation>;

/**
 * Ends access to an account in the caller's transaction, as the table above defines. Locks the account's row: a
 * concurrent sign-in, link or change either ends here, or fails its own check afterwards.
 */
export async function revokeAccess(ctx: Ctx, userId: string, event: keyof typeof revocations): Promise<void> {
  const { sessions, password, emailedLinks, ...rest }: Revocation = revocations[event];
  const account = await repository.lockAccount(ctx.db, userId);
  const isOwn = ctx.actor?.userId === userId;
  const keptId = isOwn && sessions === 'others' ? ctx.actor.sessionId : undefined;
  const sessionIds = await removeSessionsOf(ctx.db, userId, keptId);
  await emit(ctx, 'session.ended', { userId, sessionIds });
  if (password !== 'kept')
    await passwords.removePassword(ctx.db, userId, { onlyUnverified: password === 'unverified' });
  if (emailedLinks === 'all') await links.removeLinks(ctx.db, userId);
  if (emailedLinks === 'resets') await links.removeLinks(ctx.db, userId, 'reset-password');
  if (emailedLinks === 'elsewhere') await links.removeLinksElsewhere(ctx.db, userId, account?.email ?? '');
  if (rest.passkeys === 'removed') await removePasskeysOf(ctx.db, userId);
  if (rest.authenticator === 'removed') await removeAuthenticator(ctx.db, userId);
  // Unfinished sign-ins that still need a code or a passkey always end.
  await removeStepsOf(ctx.db, userId);
  await emit(ctx, 'access.revoked', {
    userId,
    githubLink: rest.githubLink === 'removed',
  });
}

/**
 * Locks the caller's account until the transaction ends, and checks that the session has not ended since the request
 * started. Every function that grants or keeps access (a password, a link, an address) calls it first.
 * @throws AppError `unauthenticated`
 */
export async function assertStillSignedIn({ db, actor }: UserCtx) {
  const account = await repository.lockAccount(db, actor.userId);
  const session = await findSession(db, actor.sessionId);
  if (account?.status !== 'active' || session === undefined)
    throw new AppError('unauthenticated', 'Please sign in first');
  return account;
}

/**
 * Ends a session that was just created if `isStillValid` returns false under the lock of the account. Example: the
 * password was replaced or the link was removed during the sign-in. Returns whether the session is kept.
 */
export async function keepSessionIfValid<C extends Ctx>(
  ctx: C,
  session: { readonly id: string; readonly userId: string },
  isStillValid: (ctx: C) => Promise<boolean>,
): Promise<boolean> {
  return await withTransaction(ctx, async (ctx) => {
    await repository.lockAccount(ctx.db, session.userId);
    if (await isStillValid(ctx)) return true;
    await removeSessions(ctx.db, [session.id]);
    return false;
  });
}

/**
 * An administrator who must use a second factor cannot replace it in a session without one. Otherwise the password
 * alone would be enough to set up another.
 * @throws AppError `second_factor_required`
 */
export async function assertCanChangeFactors({ db, actor }: UserCtx): Promise<void> {
  if (!actor.lacksSecondFactor) return;
  const hasFactor =
    (await isAuthenticatorOn(db, actor.userId)) || (await listPasskeys(db, actor.userId)).length > 0;
  if (hasFactor) throw secondFactorRequired();
}
