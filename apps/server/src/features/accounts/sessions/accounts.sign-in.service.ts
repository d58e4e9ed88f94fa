import type { OwnUser, OwnUserAnswer, SignInAnswer } from '@teamwright/contracts/accounts/users.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { audit } from '../../audit/audit.service.ts';
import { keepSessionIfValid } from '../accounts.access.service.ts';
import { lockAccount } from '../accounts.repository.ts';
import { getAccount } from '../accounts.service.ts';
import { suspendedText } from '../accounts.suspension.service.ts';
import { ownUser } from '../accounts.view.ts';
import * as passwords from '../passwords/accounts.passwords.repository.ts';
import { isAuthenticatorOn, updateSecondFactor } from '../second-factor/accounts.authenticator.repository.ts';
import { createCodeStep } from '../second-factor/accounts.steps.service.ts';
import { asEmail, type Caller, knownBrowserCookie, signInLimits } from './accounts.browsers.service.ts';
import * as sessions from './accounts.sessions.repository.ts';
import { endOldestSessions, type SetCookie, sessionCookie } from './accounts.sessions.service.ts';

interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly caller: Caller;
}

export interface SignedIn {
  /** The cookies of the session and of the known browser. */
  readonly cookies: readonly SetCookie[];
  readonly user: OwnUser;
}

/** The first step succeeded and two-step sign-in is on. The cookie is for the second step. */
interface CodeRequired {
  readonly cookies: readonly SetCookie[];
  readonly user?: never;
}

/** The response to a complete sign-in. */
export function signedInAnswer(user: OwnUser): OwnUserAnswer {
  return { ...user, success: true, message: 'Signed in', user };
}

/** The response to a sign-in, complete or not. */
export function signInAnswer({ user }: SignedIn | CodeRequired): SignInAnswer {
  if (user) return signedInAnswer(user);
  const message = 'Enter the code of your authenticator app to finish signing in';
  return { success: true, message, secondFactor: 'required' };
}

/** @throws AppError `invalid` with the names of all empty fields */
function assertFilled(values: Readonly<Record<string, string>>): void {
  const text = 'Please fill all the fields';
  const empty = Object.keys(values).filter((name) => values[name] === '');
  const fields = Object.fromEntries(empty.map((name) => [name, text]));
  if (empty.length > 0) throw new AppError('invalid', text, { fields });
}

/** Signs in. Unknown accounts and wrong passwords get the same error. */
export async function signIn(
  ctx: Ctx,
  { email: typed, password, caller }: SignInInput,
): Promise<SignedIn | CodeRequired> {
  const text = typed.trim();
  assertFilled({ email: text, password: password.trim() });
  const email = asEmail(text);
  if (email === undefined) throw wrongCredentialsError();
  const { rateLimits } = ctx.deps;
  const limits = await signInLimits(ctx, caller, email);
  const opened = await rateLimits.attempt(limits, () => openSession(ctx, email, password, caller.userAgent));
  if (opened === undefined) throw wrongCredentialsError();
  const signedIn = await completeFirstFactor(ctx, opened);
  await rateLimits.reset(limits.own.filter(([name]) => name === 'signInFailure'));
  return signedIn;
}

function wrongCredentialsError(): AppError {
  return new AppError('unauthenticated', 'Invalid email or password');
}

interface VerifiedSignIn {
  readonly userId: string;
  readonly userAgent: string;
  /** Called again under the lock of the account, because the verification may have been revoked during the sign-in. */
  readonly isStillValid: (ctx: Ctx) => Promise<boolean>;
}

/**
 * Signs in a user whose identity was verified without a password.
 * @throws AppError `forbidden` when suspended, `unauthenticated` when the verification was revoked in the meantime
 */
export async function signInVerified(ctx: Ctx, signIn: VerifiedSignIn): Promise<SignedIn | CodeRequired> {
  return await completeFirstFactor(ctx, await openVerified(ctx, signIn));
}

/** Like `signInVerified`, for a user whose two factors were verified, so that no code is required. */
export async function signInWithBothFactors(ctx: Ctx, signIn: VerifiedSignIn): Promise<SignedIn> {
  const opened = await openVerified(ctx, signIn);
  await updateSecondFactor(ctx.db, opened.session.id);
  return await completeSignIn(ctx, opened);
}

async function openVerified(ctx: Ctx, { userId, userAgent, isStillValid }: VerifiedSignIn): Promise<Opened> {
  const token = await ctx.deps.identity.openSession(userId, userAgent);
  const session = await sessions.findSessionByToken(ctx.db, token);
  if (session === undefined) throw notFound('User');
  if (!(await keepSessionIfValid(ctx, session, isStillValid))) throw signInExpiredError();
  return { token, session };
}

export function signInExpiredError(): AppError {
  return new AppError('unauthenticated', 'This sign-in has expired. Please start again.');
}

interface Opened {
  readonly token: string;
  readonly session: sessions.SessionRow;
}

/** Completes a sign-in with one verified factor. If two-step sign-in is on, ends the session and requires a code. */
async function completeFirstFactor(ctx: Ctx, opened: Opened): Promise<SignedIn | CodeRequired> {
  const { id, userId, status } = opened.session;
  if (status !== 'active' || !(await isAuthenticatorOn(ctx.db, userId)))
    return await completeSignIn(ctx, opened);
  const cookie = await withTransaction(ctx, async (ctx) => {
    await lockAccount(ctx.db, userId);
    // If a reset ended the session in the meantime, this sign-in fails as well.
    if ((await sessions.findSession(ctx.db, id)) === undefined) throw signInExpiredError();
    await sessions.removeSessions(ctx.db, [id]);
    return await createCodeStep(ctx, userId);
  });
  return { cookies: [cookie] };
}

async function completeSignIn(ctx: Ctx, { token, session }: Opened): Promise<SignedIn> {
  if (session.status !== 'active') return await rejectSuspended(ctx, session);
  await countSession(ctx, session);
  await withTransaction(ctx, async (ctx) => {
    await audit(ctx, { actorId: session.userId, action: 'signed_in', subject: session.id });
    await emit(ctx, 'session.used', { userId: session.userId });
    await endOldestSessions(ctx, session.userId);
  });
  const { config, secrets } = ctx.deps;
  const cookies = [sessionCookie(config, secrets, token), await knownBrowserCookie(ctx, session.userId)];
  return { cookies, user: ownUser(await getAccount(ctx, session.userId)) };
}

/** A session above the limit is ended before its cookie is sent. @throws AppError `rate_limited` */
async function countSession(ctx: Ctx, { id, userId }: sessions.SessionRow): Promise<void> {
  try {
    await ctx.deps.rateLimits.consume('openSession', userId);
  } catch (error) {
    await sessions.removeSessions(ctx.db, [id]);
    throw error;
  }
}

/** Only users who entered valid credentials see the suspension and its reason. */
async function rejectSuspended(
  ctx: Ctx,
  { id, userId, suspensionReason }: sessions.SessionRow,
): Promise<never> {
  await sessions.removeSessions(ctx.db, [id]);
  await audit(ctx, { actorId: userId, action: 'sign_in_refused', subject: userId });
  throw new AppError('forbidden', suspendedText(suspensionReason));
}

/** A new session, or undefined if the password is wrong for this email. */
async function openSession(ctx: Ctx, email: string, password: string, userAgent: string) {
  const headers = new Headers({ 'user-agent': userAgent });
  const before = await passwords.findPasswordByEmail(ctx.db, email);
  const token = await ctx.deps.identity.signIn({ email, password, headers });
  const session = token && (await sessions.findSessionByToken(ctx.db, token));
  if (!token || !session) return undefined;
  const isSamePassword = async (ctx: Ctx) =>
    (await passwords.findPasswordHash(ctx.db, session.userId)) === before?.password;
  return (await keepSessionIfValid(ctx, session, isSamePassword)) ? { token, session } : undefined;
}
