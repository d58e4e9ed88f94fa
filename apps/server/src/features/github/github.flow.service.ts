import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { github } from '@teamwright/contracts/github.ts';
import { type Ctx, requireUser, type UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import type { Grant } from '../../platform/codehost/oauth.ts';
import { assertVerifiedEmail } from '../accounts/email/accounts.email.service.ts';
import { assertIdentityConfirmed } from '../accounts/passwords/accounts.passwords.service.ts';
import { grantedScope, ownPath, type Scope, scopesOf } from './github.policy.ts';
import * as repository from './github.repository.ts';
import {
  codehostOf,
  decryptToken,
  encryptToken,
  flowLifetimeMs,
  hashOf,
  newSecret,
} from './github.tokens.service.ts';

type ExchangedToken = Extract<Answer<typeof github.exchangeToken>, { access_token: string }>;

/**
 * The cookie that binds a sign-in to a browser: name and attributes. Under https, the prefix binds it to this host.
 */
export function flowCookie({ deps: { config } }: Ctx) {
  const name = config.https ? '__Host-teamwright-github' : 'teamwright-github';
  const age = flowLifetimeMs / 1000;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.https, maxAge: age } as const;
  return { name, options };
}

/**
 * Starts a sign-in, or a link for a signed-in user. Returns the URL for the browser, and the cookie that the callback
 * requires. Several flows in one browser share the cookie.
 * @throws AppError `forbidden` for a link without a verified address or without the current password
 */
export async function beginFlow(
  ctx: Ctx,
  { scope, returnTo }: { scope: Scope; returnTo: string },
  present: string | undefined,
  currentPassword?: string,
): Promise<{ url: string; cookie: string }> {
  const codehost = codehostOf(ctx);
  if (ctx.actor !== null) await assertCanLink(requireUser(ctx), currentPassword);
  const cookie = present !== undefined && /^[\w-]{43}$/.test(present) ? present : newSecret();
  const [state, verifier] = [newSecret(), await codehost.newVerifier()];
  await repository.insertFlow(ctx.db, {
    ...flowRow(ctx, `state:${hashOf(state)}`, cookie),
    userId: ctx.actor?.userId ?? null,
    sealed: encryptToken(ctx, verifier),
    scope,
    returnTo: ownPath(returnTo),
  });
  return { url: await codehost.authorizeUrl({ state, verifier, scopes: scopesOf[scope] }), cookie };
}

/** A link is a new way to sign in, so it requires what a change of the address requires. */
async function assertCanLink(ctx: UserCtx, currentPassword?: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await assertVerifiedEmail(ctx);
    await assertIdentityConfirmed(ctx, currentPassword);
  });
}

function flowRow(ctx: Ctx, key: string, cookie: string) {
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + flowLifetimeMs);
  return { id: newId(), key, cookieHash: hashOf(cookie), createdAt, expiresAt };
}

interface Returned {
  readonly code: string;
  readonly state: string;
  readonly cookie: string | undefined;
}

/**
 * Exchanges the code from the callback for a token of this server, once.
 * @throws AppError `invalid` when the state is unknown, used, expired or from another browser, or the code is invalid
 */
export async function exchangeCode(ctx: Ctx, { code, state, cookie }: Returned): Promise<ExchangedToken> {
  const codehost = codehostOf(ctx);
  if (cookie === undefined || state === '') throw invalidFlowError();
  const key = { key: `state:${hashOf(state)}`, cookieHash: hashOf(cookie) };
  const flow = await repository.takeFlow(ctx.db, key, ctx.clock.now());
  if (flow === undefined) throw invalidFlowError();
  const { accessToken, scopes } = await exchange(() =>
    codehost.exchangeCode({ code, state, verifier: decryptToken(ctx, flow.sealed) }),
  );
  const scope = grantedScope(scopes);
  const token = newSecret();
  await repository.insertFlow(ctx.db, {
    ...flowRow(ctx, `token:${hashOf(token)}`, cookie),
    userId: flow.userId,
    sealed: encryptToken(ctx, accessToken),
    scope,
    returnTo: flow.returnTo,
  });
  return { access_token: token, token_type: 'bearer', scope: scopes.join(' '), returnTo: flow.returnTo };
}

async function exchange(requestGrant: () => Promise<Grant>): Promise<Grant> {
  try {
    return await requestGrant();
  } catch (error) {
    throw error instanceof HostRefusalError ? invalidFlowError(error) : error;
  }
}

/** One error for all invalid callbacks, so that guessing reveals nothing. */
function invalidFlowError(cause?: unknown): AppError {
  const text = 'This sign-in has expired or was used already. Please start again.';
  return invalidField('code', text, cause);
}

/** The credentials for the proxied routes and, once, for signing in. */
export interface Bearer {
  readonly token: string;
  readonly cookie: string | undefined;
}

/** The key for looking up a bearer's sign-in. */
export function bearerKey({ token, cookie = '' }: Bearer) {
  return { key: `token:${hashOf(token)}`, cookieHash: hashOf(cookie) };
}

/** @throws AppError `unauthenticated` */
export async function findBearer(ctx: Ctx, bearer: Bearer): Promise<repository.FlowRow> {
  const flow = await repository.findFlow(ctx.db, bearerKey(bearer), ctx.clock.now());
  if (flow === undefined) throw invalidBearerError();
  return flow;
}

export function invalidBearerError(): AppError {
  return new AppError('unauthenticated', 'This sign-in has expired or was used already. Please start again.');
}

/** Deletes sign-ins that were not finished, and revokes their tokens. */
export async function deleteExpiredFlows(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    for (const { key, sealed } of await repository.takeExpiredFlows(ctx.db, ctx.clock.now()))
      if (key.startsWith('token:'))
        await emit(ctx, 'github.access_dropped', { sealedToken: sealed, what: 'token' });
  });
}
