import type { security } from '@teamwright/contracts/accounts/security.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import {
  claimedChallenge,
  creationOptions,
  requestOptions,
  verifyNewCredential,
  verifyUsedCredential,
} from '../../../platform/web-authn.ts';
import { audit } from '../../audit/audit.service.ts';
import { emailUser } from '../../mail/mail.service.ts';
import { assertCanChangeFactors, assertStillSignedIn, revokeAccess } from '../accounts.access.service.ts';
import { assertIdentityConfirmed } from '../passwords/accounts.passwords.service.ts';
import { type SignedIn, signInWithBothFactors } from '../sessions/accounts.sign-in.service.ts';
import { updateSecondFactor } from './accounts.authenticator.repository.ts';
import * as repository from './accounts.passkeys.repository.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from './accounts.security.email.view.ts';
import { createStep, newStepSecret, takeStep } from './accounts.steps.service.ts';

type Passkey = Answer<typeof security.addPasskey>;

export async function listPasskeys(ctx: UserCtx): Promise<Passkey[]> {
  return (await repository.listPasskeys(ctx.db, ctx.actor.userId)).map(passkeyView);
}

function passkeyView({ id, name, createdAt, lastUsedAt }: repository.PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/**
 * A challenge for a new passkey. @throws AppError `forbidden` without the current password, `conflict` above the
 * limit
 */
export async function beginPasskey(
  ctx: UserCtx,
  currentPassword?: string,
): Promise<Answer<typeof security.beginPasskey>> {
  return await withTransaction(ctx, async (ctx) => {
    const { id: userId, email, username } = await assertStillSignedIn(ctx);
    await assertIdentityConfirmed(ctx, currentPassword);
    await assertCanChangeFactors(ctx);
    const known = await repository.listPasskeys(ctx.db, userId);
    assertRoomForPasskey(known.length);
    const owner = { id: userId, name: email || username, displayName: username };
    const options = await creationOptions(ctx.deps.config.publicUrl, owner, known);
    const step = { purpose: 'add-passkey', secret: options.challenge } as const;
    await createStep(ctx, step, { userId, sessionId: ctx.actor.sessionId });
    return options;
  });
}

function assertRoomForPasskey(count: number): void {
  if (count >= limits.passkeys)
    throw new AppError('conflict', `You have ${limits.passkeys} passkeys. Remove one to add another.`);
}

/**
 * Adds the passkey whose response matches the challenge of `beginPasskey` in the same session.
 * @throws AppError `invalid` when the response is not genuine, `conflict` for a known passkey
 */
export async function addPasskey(
  ctx: UserCtx,
  { name, response: credential }: ParsedInput<typeof security.addPasskey>['body'],
): Promise<Passkey> {
  const challenge = claimedChallenge(credential) ?? '';
  const { sessionId } = ctx.actor;
  // Committed before the response is verified, so that a challenge works only once.
  if (!(await takeStep(ctx, { purpose: 'add-passkey', secret: challenge }, { sessionId })))
    throw invalidChallengeError();
  const verified = await verifyNewCredential({ publicUrl: ctx.deps.config.publicUrl, challenge, credential });
  if (verified === undefined) throw invalidField('response', 'This passkey could not be verified');
  return await withTransaction(ctx, async (ctx) => {
    const { id: userId, username } = await assertStillSignedIn(ctx);
    await assertCanChangeFactors(ctx);
    assertRoomForPasskey((await repository.listPasskeys(ctx.db, userId)).length);
    const row = await repository.insertPasskey(ctx.db, {
      ...verified,
      id: newId(),
      userId,
      name,
      transports: credential.response.transports ?? [],
      createdAt: ctx.clock.now(),
    });
    if (row === undefined) throw new AppError('conflict', 'This passkey is added already');
    await updateSecondFactor(ctx.db, sessionId);
    await emailUser(ctx, userId, passkeyAddedEmail(username, name));
    await audit(ctx, { actorId: userId, action: 'passkey_added', subject: userId });
    return passkeyView(row);
  });
}

function invalidChallengeError(): AppError {
  return invalidField('response', 'This has expired or was used already. Please start again.');
}

/** @throws AppError `not_found` also for a passkey of another user */
export async function renamePasskey(ctx: UserCtx, id: string, name: string): Promise<Passkey> {
  const row = await repository.updatePasskeyName(ctx.db, { id, userId: ctx.actor.userId }, name);
  if (row === undefined) throw notFound('Passkey');
  return passkeyView(row);
}

/**
 * Removes a passkey and ends the other sessions.
 * @throws AppError `not_found`, `forbidden` without the current password
 */
export async function removePasskey(ctx: UserCtx, id: string, currentPassword?: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { id: userId, username } = await assertStillSignedIn(ctx);
    await assertIdentityConfirmed(ctx, currentPassword);
    await assertCanChangeFactors(ctx);
    const row = await repository.removePasskey(ctx.db, { id, userId });
    if (row === undefined) throw notFound('Passkey');
    await revokeAccess(ctx, userId, 'factorChange');
    await emailUser(ctx, userId, passkeyRemovedEmail(username, row.name));
    await audit(ctx, { actorId: userId, action: 'passkey_removed', subject: userId });
  });
}

/** A challenge for a sign-in. `cookie` binds it to the browser; several tabs share one. */
export async function beginPasskeySignIn(ctx: Ctx, present: string | undefined) {
  const cookie = present !== undefined && /^[\w-]{43}$/.test(present) ? present : newStepSecret();
  const options = await requestOptions(ctx.deps.config.publicUrl);
  await createStep(ctx, { purpose: 'passkey', secret: options.challenge }, { cookie });
  return { options, cookie };
}

interface PasskeySignIn {
  readonly credential: ParsedInput<typeof security.signInWithPasskey>['body']['response'];
  readonly cookie: string | undefined;
  readonly userAgent: string;
}

/**
 * Signs in with a passkey. It counts as both factors, because the authenticator has verified its user.
 * @throws AppError `invalid` for an invalid challenge, `unauthenticated` for a passkey that is unknown or not genuine
 */
export async function signInWithPasskey(
  ctx: Ctx,
  { credential, cookie, userAgent }: PasskeySignIn,
): Promise<SignedIn> {
  const challenge = claimedChallenge(credential) ?? '';
  if (cookie === undefined || !(await takeStep(ctx, { purpose: 'passkey', secret: challenge }, { cookie })))
    throw invalidChallengeError();
  const { id, userId } = await usePasskey(ctx, credential, challenge);
  const isStillValid = async (ctx: Ctx) =>
    (await repository.listPasskeys(ctx.db, userId)).some((passkey) => passkey.id === id);
  return await signInWithBothFactors(ctx, { userId, userAgent, isStillValid });
}

async function usePasskey(
  ctx: Ctx,
  credential: PasskeySignIn['credential'],
  challenge: string,
): Promise<repository.PasskeyRow> {
  const { publicUrl } = ctx.deps.config;
  return await withTransaction(ctx, async (ctx) => {
    const row = await repository.lockPasskey(ctx.db, credential.id);
    const { userHandle } = credential.response;
    const isOwners = !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === row?.userId;
    const counter =
      row && isOwners ? await verifyUsedCredential({ publicUrl, challenge, credential }, row) : undefined;
    if (row === undefined || counter === undefined)
      throw new AppError('unauthenticated', 'This passkey does not work here. Please sign in another way.');
    await repository.updatePasskeyUse(ctx.db, row.id, { counter, lastUsedAt: ctx.clock.now() });
    return row;
  });
}
