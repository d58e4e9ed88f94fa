import { createHash, randomBytes } from 'node:crypto';
import { email as emailSchema } from '@teamwright/contracts/accounts/accounts.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { callerNetworkOf } from '../../../core/http.ts';
import type { AttemptLimits, LimitKey } from '../../../core/rate-limits.ts';
import { sign, unsign } from '../../../core/secrets.ts';
import { findPasswordByEmail, findPasswordHash } from '../passwords/accounts.passwords.repository.ts';
import type { SetCookie } from './accounts.sessions.service.ts';

/** The parts of a request that the limits of sign-ins and emails need. */
export interface Caller {
  readonly network: string;
  readonly userAgent: string;
  /** The cookie of a known browser, if there is one. Not validated. */
  readonly browserCookie: string | undefined;
}

const purpose = 'known-browser';

const lifetimeSeconds = 180 * 24 * 3600;

export function knownBrowserCookieName({ https }: Pick<Config, 'https'>): string {
  return https ? '__Host-teamwright-browser' : 'teamwright-browser';
}

export function knownBrowserCookieOptions({ https }: Pick<Config, 'https'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: lifetimeSeconds } as const;
}

export function callerOf(ctx: Ctx, request: FastifyRequest): Caller {
  return {
    network: callerNetworkOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    browserCookie: request.cookies[knownBrowserCookieName(ctx.deps.config)],
  };
}

/**
 * The cookie that marks a browser as known to one account after a sign-in. It grants no access. It only keeps failed
 * sign-ins of others from counting against this browser. Its number changes with each sign-in, so it cannot track a
 * user, and it is valid for the current password only.
 */
export async function knownBrowserCookie(ctx: Ctx, userId: string): Promise<SetCookie> {
  const { config, secrets } = ctx.deps;
  const mark = markOf(await findPasswordHash(ctx.db, userId));
  const value = [userId, randomBytes(12).toString('base64url'), mark].join('.');
  return [knownBrowserCookieName(config), sign(secrets, purpose, value), knownBrowserCookieOptions(config)];
}

interface KnownBrowser {
  readonly userId: string;
  readonly number: string;
}

/** The caller's browser, if it has signed in to the account of this address before. */
async function knownBrowserOf(
  ctx: Ctx,
  { browserCookie }: Caller,
  email: string,
): Promise<KnownBrowser | undefined> {
  const value = browserCookie && unsign(ctx.deps.secrets, purpose, browserCookie);
  if (!value) return undefined;
  const account = await findPasswordByEmail(ctx.db, email);
  const [userId, number, mark] = value.split('.');
  if (account === undefined || account.id !== userId || number === undefined) return undefined;
  return markOf(account.password ?? undefined) === mark ? { userId, number } : undefined;
}

/** Changes with every change of the password. */
function markOf(passwordHash: string | undefined): string {
  const digest = createHash('sha256').update(passwordHash ?? '');
  return digest.digest('base64url').slice(0, 16);
}

/** The address in lower case. Undefined if the text is not an address, so that no limit counts it. */
export function asEmail(text: string): string | undefined {
  const parsed = emailSchema.safeParse(text);
  return parsed.success ? parsed.data.toLowerCase() : undefined;
}

interface SignInLimits extends AttemptLimits {
  /** The limits that only this caller can use up. */
  readonly own: readonly LimitKey[];
}

/**
 * The limits of a sign-in with a password. A known browser has separate limits, which an attacker cannot use up even
 * from the same network.
 */
export async function signInLimits(ctx: Ctx, caller: Caller, email: string): Promise<SignInLimits> {
  const browser = await knownBrowserOf(ctx, caller, email);
  if (browser !== undefined) {
    // All known browsers of a user share one limit, because a user with the right password may have created many of
    // them.
    const tries: LimitKey[] = [['signIn', browser.userId]];
    const failures: LimitKey[] = [['signInFailure', `browser ${browser.number}`]];
    return { tries, failures, own: [...tries, ...failures] };
  }
  const pair = `${caller.network} ${email}`;
  const tries: LimitKey[] = [['signIn', pair]];
  const failures: LimitKey[] = [['signInFailure', pair]];
  const shared: LimitKey[] = [
    ['signInFailureByNetwork', caller.network],
    ['signInFailureByAccount', email],
  ];
  return { tries, failures: [...failures, ...shared], own: [...tries, ...failures] };
}

/**
 * Counts an email that a guest requests. Each kind has its own limit, so that an attacker who requests one kind
 * cannot use up the other, which the owner may need. A known browser does not share the limit of strangers.
 * @throws AppError `rate_limited`
 */
export async function countGuestEmail(
  ctx: Ctx,
  caller: Caller,
  kind: 'reset' | 'verify',
  email: string,
): Promise<void> {
  const { rateLimits } = ctx.deps;
  const browser = await knownBrowserOf(ctx, caller, email);
  if (browser !== undefined)
    return await rateLimits.consume('guestMail', `${kind} browser ${browser.userId}`);
  await rateLimits.consume('guestMail', `${kind} ${caller.network} ${email}`);
  await rateLimits.consume('guestMailByRecipient', `${kind} ${email}`);
}
