import type { accounts } from '@teamwright/contracts/accounts/accounts.ts';
import type { OwnUser, OwnUserAnswer, SignInAnswer } from '@teamwright/contracts/accounts/users.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound, violatesUnique } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { assertStillSignedIn, keepIfStillProved, revokeAccess } from './accounts.access.service.ts';
import { isAuthenticatorOn, updateSecondFactor } from './accounts.authenticator.repository.ts';
import { asEmail, type Caller, knownBrowserCookie, signInLimits } from './accounts.browsers.service.ts';
import { type SetCookie, sessionCookie } from './accounts.cookie.ts';
import { lockAccount, upsertPasswordHash } from './accounts.links.repository.ts';
import { deletedUsername, isReservedUsername } from './accounts.names.service.ts';
import { isCommonPassword } from './accounts.passwords.ts';
import * as repository from './accounts.repository.ts';
import { endOldestSessions } from './accounts.sessions.service.ts';
import { openCodeStep } from './accounts.steps.service.ts';
import { lockForDeletion, suspendedText } from './accounts.suspension.service.ts';
import { ownUser } from './accounts.view.ts';

type SignUpInput = ParsedInput<typeof accounts.signUp>['body'];

interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly caller: Caller;
}

export async function signUp(ctx: Ctx, input: SignUpInput): Promise<OwnUser> {
  await refuseWeakPassword(input.password);
  await refuseTaken(ctx, input);
  const userId = await ctx.deps.identity.createAccount(input);
  if (userId === undefined) {
    await refuseTaken(ctx, input);
    throw new AppError('conflict', 'This account exists already');
  }
  return await withTransaction(ctx, async (ctx) => {
    await emit(ctx, 'account.created', { userId });
    return ownUser(await getAccount(ctx, userId));
  });
}

export interface SignedIn {
  /** The cookies of the session and of the known browser. */
  readonly cookies: readonly SetCookie[];
  readonly user: OwnUser;
}

/** The first step succeeded and two-step sign-in is on. The cookie is for the second step. */
interface CodeWanted {
  readonly cookies: readonly SetCookie[];
  readonly user?: never;
}

/** The response to a complete sign-in. */
export function signedInAnswer(user: OwnUser): OwnUserAnswer {
  return { ...user, success: true, message: 'Signed in', user };
}

/** The response to a sign-in, complete or not. */
export function signInAnswer({ user }: SignedIn | CodeWanted): SignInAnswer {
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
): Promise<SignedIn | CodeWanted> {
  const text = typed.trim();
  assertFilled({ email: text, password: password.trim() });
  const email = asEmail(text);
  if (email === undefined) throw wrongCredentials();
  const { rateLimits } = ctx.deps;
  const limits = await signInLimits(ctx, caller, email);
  const opened = await rateLimits.attempt(limits, () => openSession(ctx, email, password, caller.userAgent));
  if (opened === undefined) throw wrongCredentials();
  const signedIn = await enter(ctx, opened);
  await rateLimits.reset(limits.own.filter(([name]) => name === 'signInFailure'));
  return signedIn;
}

function wrongCredentials(): AppError {
  return new AppError('unauthenticated', 'Invalid email or password');
}

interface ProvedSignIn {
  readonly userId: string;
  readonly userAgent: string;
  /** Called again under the lock of the account, because the proof may have been revoked during the sign-in. */
  readonly isStillProved: (ctx: Ctx) => Promise<boolean>;
}

/**
 * Signs in a user whose identity was verified without a password.
 * @throws AppError `forbidden` when suspended, `unauthenticated` when the proof was revoked in the meantime
 */
export async function signInProved(ctx: Ctx, proof: ProvedSignIn): Promise<SignedIn | CodeWanted> {
  return await enter(ctx, await openProved(ctx, proof));
}

/** Like `signInProved`, for a user who has proved both factors, so that no code is required. */
export async function signInFully(ctx: Ctx, proof: ProvedSignIn): Promise<SignedIn> {
  const opened = await openProved(ctx, proof);
  await updateSecondFactor(ctx.db, opened.session.id);
  return await admit(ctx, opened);
}

async function openProved(ctx: Ctx, { userId, userAgent, isStillProved }: ProvedSignIn): Promise<Opened> {
  const token = await ctx.deps.identity.openSession(userId, userAgent);
  const session = await repository.findSessionByToken(ctx.db, token);
  if (session === undefined) throw notFound('User');
  if (!(await keepIfStillProved(ctx, session, isStillProved))) throw signInExpired();
  return { token, session };
}

export function signInExpired(): AppError {
  return new AppError('unauthenticated', 'This sign-in has expired. Please start again.');
}

interface Opened {
  readonly token: string;
  readonly session: repository.SessionRow;
}

/** Completes the sign-in of a user who proved one factor, or ends the session and requires the second one. */
async function enter(ctx: Ctx, opened: Opened): Promise<SignedIn | CodeWanted> {
  const { id, userId, status } = opened.session;
  if (status !== 'active' || !(await isAuthenticatorOn(ctx.db, userId))) return await admit(ctx, opened);
  const cookie = await withTransaction(ctx, async (ctx) => {
    await lockAccount(ctx.db, userId);
    // If a reset ended the session in the meantime, this sign-in fails as well.
    if ((await repository.findSession(ctx.db, id)) === undefined) throw signInExpired();
    await repository.removeSessions(ctx.db, [id]);
    return await openCodeStep(ctx, userId);
  });
  return { cookies: [cookie] };
}

async function admit(ctx: Ctx, { token, session }: Opened): Promise<SignedIn> {
  if (session.status !== 'active') return await refuseSuspended(ctx, session);
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
async function countSession(ctx: Ctx, { id, userId }: repository.SessionRow): Promise<void> {
  try {
    await ctx.deps.rateLimits.consume('openSession', userId);
  } catch (error) {
    await repository.removeSessions(ctx.db, [id]);
    throw error;
  }
}

/** Only users who have proved their identity see the suspension and its reason. */
async function refuseSuspended(
  ctx: Ctx,
  { id, userId, suspensionReason }: repository.SessionRow,
): Promise<never> {
  await repository.removeSessions(ctx.db, [id]);
  await audit(ctx, { actorId: userId, action: 'sign_in_refused', subject: userId });
  throw new AppError('forbidden', suspendedText(suspensionReason));
}

/** A new session, or undefined if the password is wrong for this email. */
async function openSession(ctx: Ctx, email: string, password: string, userAgent: string) {
  const headers = new Headers({ 'user-agent': userAgent });
  const before = await repository.findPasswordByEmail(ctx.db, email);
  const token = await ctx.deps.identity.signIn({ email, password, headers });
  const session = token && (await repository.findSessionByToken(ctx.db, token));
  if (!token || !session) return undefined;
  const isStillPassword = async (ctx: Ctx) =>
    (await repository.findPasswordHash(ctx.db, session.userId)) === before?.password;
  return (await keepIfStillProved(ctx, session, isStillPassword)) ? { token, session } : undefined;
}

export async function signOut(ctx: UserCtx): Promise<void> {
  await endSessions(ctx, [ctx.actor.sessionId]);
}

export async function me(ctx: Ctx): Promise<OwnUser | null> {
  return ctx.actor && ownUser(await getAccount(ctx, ctx.actor.userId));
}

/** Like `me`, for a signed-in user. */
export async function getOwnAccount(ctx: UserCtx): Promise<OwnUser> {
  return ownUser(await getAccount(ctx, ctx.actor.userId));
}

export async function listSessions(ctx: UserCtx): Promise<Answer<typeof accounts.listSessions>> {
  const rows = await repository.listSessions(ctx.db, ctx.actor.userId);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === ctx.actor.sessionId,
  }));
}

export async function endSession(ctx: UserCtx, sessionId: string): Promise<void> {
  const session = await repository.findSession(ctx.db, sessionId);
  if (session === undefined) throw notFound('Session');
  if (session.userId !== ctx.actor.userId)
    throw new AppError('forbidden', 'This session belongs to somebody else');
  await endSessions(ctx, [sessionId]);
}

async function endSessions(ctx: UserCtx, sessionIds: readonly string[]): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await repository.removeSessions(ctx.db, sessionIds);
    await emit(ctx, 'session.ended', { userId: ctx.actor.userId, sessionIds });
  });
}

/** @throws AppError `not_found` */
async function getAccount(ctx: Ctx, userId: string): Promise<repository.AccountRow> {
  const account = await repository.findAccount(ctx.db, userId);
  if (account === undefined || account.status === 'deleted') throw notFound('User');
  return account;
}

/** @throws AppError `not_found` when the account never existed */
export async function getStatus(ctx: Ctx, userId: string): Promise<repository.AccountRow['status']> {
  const account = await repository.findAccount(ctx.db, userId);
  if (account === undefined) throw notFound('User');
  return account.status;
}

/**
 * Permanently deletes an account: no row keeps its email, name, picture or password. Users confirm the deletion of
 * their own account with the current password; administrators delete other users without one.
 */
export async function deleteAccount(ctx: UserCtx, userId: string, currentPassword?: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const account = await lockForDeletion(ctx, userId);
    if (account.id === ctx.actor.userId) {
      await assertStillSignedIn(ctx);
      await confirmItIsThem(ctx, currentPassword);
    }
    await emit(ctx, 'account.deleted', { userId: account.id });
    await repository.eraseAccount(ctx.db, account.id, deletedUsername, ctx.clock.now());
    await revokeAccess(ctx, account.id, 'deletion');
    await audit(ctx, { actorId: ctx.actor.userId, action: 'account_deleted', subject: account.id });
  });
}

/** Changes the username in the caller's transaction. @throws AppError `conflict` when it is taken */
export async function renameAccount(ctx: UserCtx, username: string): Promise<void> {
  // A user whose name became reserved later keeps it, and may change its case.
  if (username.toLowerCase() !== ctx.actor.username.toLowerCase())
    await refuseTaken(ctx, { username, email: ctx.actor.email, exceptId: ctx.actor.userId });
  try {
    await repository.updateUsername(ctx.db, ctx.actor.userId, username, ctx.clock.now());
  } catch (error) {
    if (isTaken(error)) throw usernameTaken();
    throw error;
  }
  await emit(ctx, 'account.renamed', { userId: ctx.actor.userId, username });
}

function isTaken(error: unknown): boolean {
  return violatesUnique(error, 'users_username_key') || violatesUnique(error, 'users_username_skeleton_key');
}

/** Changes the picture in the caller's transaction, which checks the URL. Returns the previous one. */
export async function setPicture(ctx: UserCtx, address: string | null): Promise<string | null> {
  const [account] = await repository.listAccountsForUpdate(ctx.db, [ctx.actor.userId]);
  if (account === undefined) throw notFound('User');
  await repository.updatePicture(ctx.db, account.id, address, ctx.clock.now());
  return account.profilePicture;
}

/** Changes the password and ends the other sessions, in the caller's transaction. */
export async function changePassword(
  ctx: UserCtx,
  password: string,
  currentPassword?: string,
): Promise<void> {
  await refuseWeakPassword(password);
  await assertStillSignedIn(ctx);
  await confirmItIsThem(ctx, currentPassword);
  const { userId } = ctx.actor;
  await ctx.deps.rateLimits.consume('changePassword', userId);
  const hash = await ctx.deps.identity.hashPassword(password);
  await upsertPasswordHash(ctx.db, { id: newId(), userId, password: hash }, ctx.clock.now());
  await revokeAccess(ctx, userId, 'passwordChange');
  await emit(ctx, 'password.changed', { userId });
  await audit(ctx, { actorId: userId, action: 'password_changed', subject: userId });
}

/** How long a sign-in replaces the current password. */
const recentSignInMs = 10 * 60 * 1000;

function isRecentlySignedIn({ actor, clock }: UserCtx): boolean {
  return clock.now().getTime() - actor.signedInAt.getTime() < recentSignInMs;
}

/** What `confirmItIsThem` requires now. A user without a password must sign in again. */
export async function neededConfirmation(ctx: UserCtx): Promise<'none' | 'password' | 'sign_in'> {
  if (isRecentlySignedIn(ctx)) return 'none';
  const hash = await repository.findPasswordHash(ctx.db, ctx.actor.userId);
  return hash === undefined ? 'sign_in' : 'password';
}

/** Requires the current password, or a sign-in within the last ten minutes. @throws AppError `forbidden` */
export async function confirmItIsThem(ctx: UserCtx, currentPassword?: string): Promise<void> {
  const { userId } = ctx.actor;
  if (isRecentlySignedIn(ctx) && !currentPassword) return;
  const { rateLimits } = ctx.deps;
  if ((await repository.findPasswordHash(ctx.db, userId)) === undefined)
    throw refusedField('This needs a sign-in within the last ten minutes. Please sign in again.');
  const confirmed =
    currentPassword &&
    (await rateLimits.attempt(
      { tries: [['currentPassword', userId]], failures: [['currentPasswordFailure', userId]] },
      () => isPassword(ctx, currentPassword),
    ));
  if (confirmed) return;
  throw refusedField(
    currentPassword ? 'This is not your current password' : 'Please enter your current password',
  );
}

function refusedField(text: string): AppError {
  return new AppError('forbidden', text, { fields: { currentPassword: text } });
}

async function isPassword(ctx: UserCtx, password: string): Promise<true | undefined> {
  const hash = await repository.findPasswordHash(ctx.db, ctx.actor.userId);
  return hash && (await ctx.deps.identity.verifyPassword(hash, password)) ? true : undefined;
}

/** @throws AppError `invalid` */
export async function refuseWeakPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const text = 'This password is too common';
  throw invalidField('password', text);
}

async function refuseTaken(
  ctx: Ctx,
  wanted: { username: string; email: string; exceptId?: string },
): Promise<void> {
  const taken = await repository.findTaken(ctx.db, wanted);
  if (taken.email) throw conflictOn('email', 'This e-mail address is already in use');
  if (taken.username || isReservedUsername(wanted.username)) throw usernameTaken();
}

function usernameTaken(): AppError {
  return conflictOn('username', 'This username is already taken');
}

function conflictOn(field: string, text: string): AppError {
  return new AppError('conflict', text, { fields: { [field]: text } });
}
