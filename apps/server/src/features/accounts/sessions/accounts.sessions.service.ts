import type { accounts } from '@teamwright/contracts/accounts/accounts.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { Config } from '../../../config.ts';
import type { Actor, Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { type Secrets, sign, unsign } from '../../../core/secrets.ts';
import { withTransaction } from '../../../core/transaction.ts';
import type { Database } from '../../../db/client.ts';
import { maxSessionSeconds } from '../../../platform/identity.ts';
import * as repository from './accounts.sessions.repository.ts';
import {
  prepareSessionLookup,
  removeExpiredSessions,
  removeOldestSessions,
  touchSession,
} from './accounts.sessions.repository.ts';

const purpose = 'session-cookie';

/** Under https, the `__Host-` prefix binds the cookie to this host, path / and TLS. */
export function sessionCookieName(config: Pick<Config, 'https'>): string {
  return config.https ? '__Host-teamwright' : 'teamwright';
}

export function sessionCookieOptions(config: Pick<Config, 'https'>) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.https,
    maxAge: maxSessionSeconds,
  } as const;
}

/** Arguments that a route passes to `setCookie`. */
export type SetCookie = readonly [
  name: string,
  value: string,
  options: Omit<ReturnType<typeof sessionCookieOptions>, 'maxAge'> & { readonly maxAge: number },
];

/** The token is signed, so that a copy of the sessions table is not enough to create a cookie. */
export function sessionCookie(config: Pick<Config, 'https'>, secrets: Secrets, token: string): SetCookie {
  return [sessionCookieName(config), sign(secrets, purpose, token), sessionCookieOptions(config)];
}

function sessionTokenOf(secrets: Secrets, cookie: string): string | undefined {
  return unsign(secrets, purpose, cookie);
}

export async function signOut(ctx: UserCtx): Promise<void> {
  await endSessions(ctx, [ctx.actor.sessionId]);
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
    throw new AppError('forbidden', 'This session belongs to another user');
  await endSessions(ctx, [sessionId]);
}

async function endSessions(ctx: UserCtx, sessionIds: readonly string[]): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await repository.removeSessions(ctx.db, sessionIds);
    await emit(ctx, 'session.ended', { userId: ctx.actor.userId, sessionIds });
  });
}

/** Removes expired sessions and closes their sockets. */
export async function endExpiredSessions(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const ended = await removeExpiredSessions(ctx.db);
    for (const [userId, sessions] of Map.groupBy(ended, (session) => session.userId))
      await emit(ctx, 'session.ended', { userId, sessionIds: sessions.map(({ id }) => id) });
  });
}

/** The number of sessions that a user keeps. Another one ends the oldest. */
const maxSessions = 20;

/** Ends the user's oldest sessions above the limit, in the transaction that creates a new one. */
export async function endOldestSessions(ctx: Ctx, userId: string): Promise<void> {
  const sessionIds = await removeOldestSessions(ctx.db, userId, maxSessions);
  if (sessionIds.length > 0) await emit(ctx, 'session.ended', { userId, sessionIds });
}

/** Minimum time between updates of a session's last use, in milliseconds. */
const touchIntervalMs = 10 * 60 * 1000;

type Cookies = Readonly<Record<string, string | undefined>>;

interface SessionLookupDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly config: Config;
  /** The context for storing a session's last use. */
  readonly ctx: () => Ctx;
}

export type FindActor = (cookies: Cookies) => Promise<Actor | null>;

/** Finds the user of these cookies for HTTP and sockets, with one prepared query. */
export function createSessionLookup({ db, secrets, config, ctx }: SessionLookupDeps): FindActor {
  const lookup = prepareSessionLookup(db);
  const name = sessionCookieName(config);
  return async (cookies) => {
    const cookie = cookies[name];
    const token = cookie && sessionTokenOf(secrets, cookie);
    if (!token) return null;
    const [row] = await lookup.execute({ token });
    if (row === undefined) return null;
    const { seenAt, secondFactor, ...user } = row;
    const lacksSecondFactor = user.isAdmin && config.adminSecondFactorRequired && !secondFactor;
    const actor = { ...user, isAdmin: user.isAdmin && !lacksSecondFactor, lacksSecondFactor };
    await recordUse(ctx(), actor, seenAt);
    return actor;
  };
}

async function recordUse(ctx: Ctx, { sessionId, userId }: Actor, seenAt: Date): Promise<void> {
  const now = ctx.clock.now();
  if (now.getTime() - seenAt.getTime() <= touchIntervalMs) return;
  await withTransaction(ctx, async (ctx) => {
    await touchSession(ctx.db, sessionId, now);
    await emit(ctx, 'session.used', { userId });
  });
}
