import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { z } from 'zod';
import { type Ctx, requireUser, type UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import { type RepositoryFacts, repositoryFacts, shaped } from '../../platform/codehost/repository.ts';
import type { HostAnswer } from '../../platform/codehost/rest.ts';
import { assertStillSignedIn, revokeAccess } from '../accounts/accounts.access.service.ts';
import { getUsername, hasOtherSignInMethod } from '../accounts/accounts.codehost.service.ts';
import { getOwnAccount } from '../accounts/accounts.service.ts';
import { assertIdentityConfirmed } from '../accounts/passwords/accounts.passwords.service.ts';
import { audit } from '../audit/audit.service.ts';
import { emailUser } from '../mail/mail.service.ts';
import { unlinkedEmail } from './github.email.view.ts';
import { type Bearer, findBearer, invalidBearerError } from './github.flow.service.ts';
import { findLinkedHost } from './github.linked.service.ts';
import * as repository from './github.repository.ts';
import { codehostOf, decryptToken, reencrypted } from './github.tokens.service.ts';

/** The parts of the code host's responses that clients read. The rest is passed on unchanged. */
const proxiedShapes = {
  '/user': z.looseObject({ id: z.union([z.number(), z.string()]), login: z.string() }),
  '/user/repos': z.array(z.looseObject({ id: z.union([z.number(), z.string()]), name: z.string() })),
  '/user/emails': z.array(z.looseObject({ email: z.string() })),
} as const;

type HostPath = keyof typeof proxiedShapes;

/**
 * Reads from the code host for the bearer of an exchange, or for a signed-in user with a linked account.
 * @throws AppError `unavailable` with status 502 for an invalid response
 */
export async function readFromHost(
  ctx: Ctx,
  bearer: Bearer | undefined,
  path: HostPath,
  query: Readonly<Record<string, string>>,
): Promise<HostAnswer> {
  const answer = await readAsCaller(ctx, bearer, path, query);
  return { ...answer, data: shaped(proxiedShapes[path], answer.data) };
}

async function readAsCaller(
  ctx: Ctx,
  bearer: Bearer | undefined,
  path: HostPath,
  query: Readonly<Record<string, string>>,
): Promise<HostAnswer> {
  if (bearer === undefined) return await readAsLinked(requireUser(ctx), path, query);
  const flow = await findBearer(ctx, bearer);
  try {
    return await codehostOf(ctx).get(decryptToken(ctx, flow.sealed), path, { query });
  } catch (error) {
    throw error instanceof HostRefusalError ? hostError(error, invalidBearerError()) : error;
  }
}

/**
 * Reads one repository of the linked account from the code host.
 * @throws AppError `not_found` when the account cannot see such a repository
 */
export async function readRepository(ctx: UserCtx, fullName: string): Promise<RepositoryFacts> {
  try {
    return repositoryFacts((await readAsLinked(ctx, `/repos/${fullName}`, {})).data);
  } catch (error) {
    const { cause } = error instanceof AppError ? error : {};
    throw cause instanceof HostRefusalError && cause.status === 404 ? notFound('This repository') : error;
  }
}

/** Reads with the token of a linked account. @throws AppError `forbidden` when the code host no longer accepts it */
async function readAsLinked(
  ctx: UserCtx,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<HostAnswer> {
  codehostOf(ctx);
  const host = await findLinkedHost(ctx, ctx.actor.userId);
  if (host === 'unlinked') throw notFound('A linked GitHub account was');
  if (host === 'access_lost') throw accessLostError();
  try {
    return await host.get(path, { query });
  } catch (error) {
    throw error instanceof HostRefusalError ? hostError(error, accessLostError()) : error;
  }
}

function hostError(refusal: HostRefusalError, whenVoid: AppError): AppError {
  if (refusal.status === 401) return whenVoid;
  return new AppError('forbidden', 'GitHub does not allow us to read this', { cause: refusal });
}

function accessLostError(): AppError {
  return new AppError('forbidden', 'GitHub no longer accepts our access. Please link your account again.');
}

/**
 * Unlinks the code host, revokes its access and ends the other sessions, because they may have come from it.
 * @throws AppError `not_found`, `forbidden` without the current password, `conflict` for the only way to sign in
 */
export async function unlink(ctx: UserCtx, currentPassword?: string): Promise<OwnUser> {
  const { userId } = ctx.actor;
  return await withTransaction(ctx, async (ctx) => {
    await assertStillSignedIn(ctx);
    if ((await repository.findLink(ctx.db, userId)) === undefined)
      throw notFound('A linked GitHub account was');
    if (!(await hasOtherSignInMethod(ctx, userId)))
      throw new AppError(
        'conflict',
        'GitHub is your only way to sign in. Please add an email address and confirm it first.',
      );
    await assertIdentityConfirmed(ctx, currentPassword);
    await revokeAccess(ctx, userId, 'githubUnlink');
    return await getOwnAccount(ctx);
  });
}

/** Removes an account's unfinished flows, and its link if the event requires that, when access to the account ends. */
export async function revokeGithub(
  ctx: Ctx,
  { userId, githubLink }: DomainEvents['access.revoked'],
): Promise<void> {
  await removeFlows(ctx, userId);
  if (githubLink) await removeLink(ctx, userId);
}

async function removeFlows(ctx: Ctx, userId: string): Promise<void> {
  for (const { key, sealed } of await repository.removeFlowsOf(ctx.db, userId))
    if (key.startsWith('token:'))
      await emit(ctx, 'github.access_dropped', { sealedToken: sealed, what: 'token' });
}

async function removeLink(ctx: Ctx, userId: string): Promise<void> {
  const link = await repository.removeLink(ctx.db, userId);
  if (link === undefined) return;
  const { login, host, githubId, sealedToken } = link;
  const account = { host, githubId };
  if (sealedToken) await emit(ctx, 'github.access_dropped', { sealedToken, what: 'grant', account });
  await emit(ctx, 'github.unlinked', { userId });
  await emailUser(ctx, userId, unlinkedEmail(await getUsername(ctx, userId), login));
  await audit(ctx, { actorId: ctx.actor?.userId ?? userId, action: 'github_unlinked', subject: userId });
}

/**
 * The job for `github.access_dropped`: revokes a token or grant at the code host, with retries. The grant of an account
 * that was linked again in the meantime stays, because its end would revoke the new token too.
 */
export async function revokeToken(
  ctx: Ctx,
  { sealedToken, what, account }: DomainEvents['github.access_dropped'],
): Promise<void> {
  if (ctx.deps.codehost === null) return;
  const isLinkedAgain = account !== undefined && (await repository.findOwner(ctx.db, account)) !== undefined;
  await ctx.deps.codehost.revoke(decryptToken(ctx, sealedToken), isLinkedAgain ? 'token' : what);
}

/** Re-encrypts tokens with the current key, so that the former one can be removed. */
export async function reencryptTokens(ctx: Ctx): Promise<void> {
  for (const { userId, sealedToken } of await repository.listTokens(ctx.db)) {
    const after = sealedToken && reencrypted(ctx, sealedToken);
    if (sealedToken && after) await repository.updateSeal(ctx.db, userId, sealedToken, after);
  }
}
