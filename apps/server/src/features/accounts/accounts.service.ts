import type { accounts } from '@teamwright/contracts/accounts/accounts.ts';
import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound, violatesUnique } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { assertStillSignedIn, revokeAccess } from './accounts.access.service.ts';
import { countEndingRequests, listTeamsOf } from './accounts.deletion.repository.ts';
import { deletedUsername, isReservedUsername } from './accounts.names.service.ts';
import * as repository from './accounts.repository.ts';
import { lockForDeletion } from './accounts.suspension.service.ts';
import { ownUser } from './accounts.view.ts';
import { assertIdentityConfirmed, assertUncommonPassword } from './passwords/accounts.passwords.service.ts';

type SignUpInput = ParsedInput<typeof accounts.signUp>['body'];

export async function signUp(ctx: Ctx, input: SignUpInput): Promise<OwnUser> {
  await assertUncommonPassword(input.password);
  await assertNotTaken(ctx, input);
  const userId = await ctx.deps.identity.createAccount(input);
  if (userId === undefined) {
    await assertNotTaken(ctx, input);
    throw new AppError('conflict', 'This account exists already');
  }
  return await withTransaction(ctx, async (ctx) => {
    await emit(ctx, 'account.created', { userId });
    return ownUser(await getAccount(ctx, userId));
  });
}

export async function me(ctx: Ctx): Promise<OwnUser | null> {
  return ctx.actor && ownUser(await getAccount(ctx, ctx.actor.userId));
}

/** Makes the user's open pages refetch their account, such as a role that they lost. */
export function refreshAccount(ctx: Ctx, userId: string): void {
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'profile', id: userId });
}

/** Like `me`, for a signed-in user. */
export async function getOwnAccount(ctx: UserCtx): Promise<OwnUser> {
  return ownUser(await getAccount(ctx, ctx.actor.userId));
}

/** @throws AppError `not_found` */
export async function getAccount(ctx: Ctx, userId: string): Promise<repository.AccountRow> {
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
      await assertIdentityConfirmed(ctx, currentPassword);
    }
    await emit(ctx, 'account.deleted', { userId: account.id });
    await repository.eraseAccount(ctx.db, account.id, deletedUsername, ctx.clock.now());
    await revokeAccess(ctx, account.id, 'deletion');
    await audit(ctx, { actorId: ctx.actor.userId, action: 'account_deleted', subject: account.id });
  });
}

/** What the deletion of the actor's account changes for other users, by the rules of the deletion. */
export async function previewDeletion(ctx: UserCtx): Promise<Answer<typeof accounts.previewDeletion>> {
  const [teams, requests] = await Promise.all([
    listTeamsOf(ctx.db, ctx.actor.userId),
    countEndingRequests(ctx.db, ctx.actor.userId),
  ]);
  return {
    projects: teams
      .filter(({ role }) => role === 'owner')
      .map(({ heir, ...project }) => ({ ...project, newOwner: heir })),
    teams: teams.filter(({ role }) => role !== 'owner'),
    requests,
  };
}

/** Changes the username in the caller's transaction. @throws AppError `conflict` when it is taken */
export async function renameAccount(ctx: UserCtx, username: string): Promise<void> {
  // A user whose name became reserved later keeps it, and may change its case.
  if (username.toLowerCase() !== ctx.actor.username.toLowerCase())
    await assertNotTaken(ctx, { username, email: ctx.actor.email, exceptId: ctx.actor.userId });
  try {
    await repository.updateUsername(ctx.db, ctx.actor.userId, username, ctx.clock.now());
  } catch (error) {
    if (isTaken(error)) throw usernameTakenError();
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

async function assertNotTaken(
  ctx: Ctx,
  wanted: { username: string; email: string; exceptId?: string },
): Promise<void> {
  const taken = await repository.findTaken(ctx.db, wanted);
  if (taken.email) throw fieldConflict('email', 'This email address is already in use');
  if (taken.username || isReservedUsername(wanted.username)) throw usernameTakenError();
}

function usernameTakenError(): AppError {
  return fieldConflict('username', 'This username is already taken');
}

function fieldConflict(field: string, text: string): AppError {
  return new AppError('conflict', text, { fields: { [field]: text } });
}
