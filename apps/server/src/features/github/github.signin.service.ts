import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { type Ctx, requireUser } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import { assertStillSignedIn, revokeAccess } from '../accounts/accounts.access.service.ts';
import {
  createVerifiedAccount,
  getUsername,
  lockAccountByEmail,
  lockAccountById,
} from '../accounts/accounts.codehost.service.ts';
import { getOwnAccount } from '../accounts/accounts.service.ts';
import { signInVerified } from '../accounts/sessions/accounts.sign-in.service.ts';
import { audit } from '../audit/audit.service.ts';
import { emailUser } from '../mail/mail.service.ts';
import { linkedEmail } from './github.email.view.ts';
import { type Bearer, bearerKey, findBearer, invalidBearerError } from './github.flow.service.ts';
import { readIdentity } from './github.identity.service.ts';
import { decide, type HostIdentity } from './github.policy.ts';
import * as repository from './github.repository.ts';
import { codehostOf, decryptToken, hostName } from './github.tokens.service.ts';

interface Claim {
  readonly bearer: Bearer;
  /** The id that the page has read. A contradiction fails, but it never decides the identity. */
  readonly claimedId: string | undefined;
  readonly userAgent: string;
}

/** A signed-in user who has just linked an account. */
interface Linked {
  readonly linked: OwnUser;
}

type SignInResult = Linked | Awaited<ReturnType<typeof signInVerified>>;

/**
 * Signs in, signs up or links with the token of an exchange, once. The identity comes only from the code host.
 * @throws AppError `unauthenticated` for an invalid token and for an email that is not verified on both sides
 */
export async function authenticate(ctx: Ctx, { bearer, claimedId, userAgent }: Claim): Promise<SignInResult> {
  const flow = await findBearer(ctx, bearer);
  assertSameUser(ctx, flow.userId);
  const identity = await readIdentityOf(ctx, flow);
  if (claimedId !== undefined && claimedId !== identity.id)
    throw new AppError('forbidden', 'GitHub returned another account than the one you chose');
  const userId = await enter(ctx, { bearer, identity, linkingId: flow.userId });
  if (flow.userId !== null) return { linked: await getOwnAccount(requireUser(ctx)) };
  const account = { host: hostName(ctx), githubId: identity.id };
  const isStillValid = async (ctx: Ctx) => (await repository.findOwner(ctx.db, account)) === userId;
  return await signInVerified(ctx, { userId, userAgent, isStillValid });
}

/** The user who started the link must still be signed in. */
function assertSameUser(ctx: Ctx, linkingId: string | null): void {
  if (linkingId !== null && ctx.actor?.userId !== linkingId)
    throw new AppError('unauthenticated', 'You were signed out. Please sign in and link GitHub again.');
}

async function readIdentityOf(ctx: Ctx, flow: repository.FlowRow): Promise<HostIdentity> {
  try {
    return await readIdentity(codehostOf(ctx), decryptToken(ctx, flow.sealed));
  } catch (error) {
    throw error instanceof HostRefusalError ? invalidBearerError() : error;
  }
}

interface Entry {
  readonly bearer: Bearer;
  readonly identity: HostIdentity;
  /** The user who links an account. */
  readonly linkingId: string | null;
}

/** Consumes the token and decides in one transaction. A rejection is committed too, so that the token is revoked. */
async function enter(ctx: Ctx, { bearer, identity, linkingId }: Entry): Promise<string> {
  const outcome = await withTransaction(ctx, async (ctx) => {
    // Locks the account before its flow, in the same order as the revocation of access.
    if (linkingId !== null) await assertStillSignedIn(requireUser(ctx));
    const flow = await repository.takeFlow(ctx.db, bearerKey(bearer), ctx.clock.now());
    if (flow === undefined) throw invalidBearerError();
    const decision = await decideWithLocks(ctx, identity, flow.userId);
    if (decision.kind === 'refuse') {
      await emit(ctx, 'github.access_dropped', { sealedToken: flow.sealed, what: 'token' });
      await audit(ctx, { action: 'github_refused', subject: decision.userId });
      return new AppError(decision.code, decision.text);
    }
    const userId =
      decision.kind === 'create'
        ? await createVerifiedAccount(ctx, { login: identity.login, email: decision.email })
        : decision.userId;
    if (decision.kind === 'link' && linkingId === null) await revokeAccess(ctx, userId, 'githubByAddress');
    await link(ctx, { userId, identity, flow, how: decision.kind });
    return userId;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function decideWithLocks(ctx: Ctx, identity: HostIdentity, linkingId: string | null) {
  const account = { host: hostName(ctx), githubId: identity.id };
  await repository.lockHostAccount(ctx.db, account);
  const isOther = async (userId: string) => {
    const present = await repository.findLink(ctx.db, userId);
    return present !== undefined && (present.githubId !== identity.id || present.host !== account.host);
  };
  const sameEmail = identity.email && (await lockAccountByEmail(ctx, identity.email.address));
  return decide(identity, {
    ownerId: await lockOwner(ctx, account),
    linking: linkingId === null ? undefined : { userId: linkingId, otherLink: await isOther(linkingId) },
    sameEmail: sameEmail && { ...sameEmail, otherLink: await isOther(sameEmail.id) },
  });
}

/**
 * The user of the code-host account, with the user's row locked, because a running reset may have removed the link.
 */
async function lockOwner(ctx: Ctx, account: repository.HostAccount): Promise<string | undefined> {
  const ownerId = await repository.findOwner(ctx.db, account);
  if (ownerId === undefined) return undefined;
  await lockAccountById(ctx, ownerId);
  return await repository.findOwner(ctx.db, account);
}

interface Link {
  readonly userId: string;
  readonly identity: HostIdentity;
  readonly flow: repository.FlowRow;
  readonly how: 'sign_in' | 'link' | 'create';
}

/** Stores the token with the account and replaces the former one. */
async function link(ctx: Ctx, { userId, identity, flow, how }: Link): Promise<void> {
  const now = ctx.clock.now();
  await repository.upsertLink(ctx.db, {
    userId,
    host: hostName(ctx),
    githubId: identity.id,
    login: identity.login,
    scope: flow.scope,
    sealedToken: flow.sealed,
    createdAt: now,
    updatedAt: now,
  });
  if (how === 'sign_in') return await emit(ctx, 'github.access_renewed', { userId });
  await emit(ctx, 'github.linked', { userId });
  if (how === 'link') await notifyLinked(ctx, userId, identity.login);
  await audit(ctx, { actorId: userId, action: 'github_linked', subject: userId });
}

/** Notifies the user of an existing account that there is a new way to sign in. */
async function notifyLinked(ctx: Ctx, userId: string, login: string): Promise<void> {
  await emailUser(ctx, userId, linkedEmail(await getUsername(ctx, userId), login));
}
