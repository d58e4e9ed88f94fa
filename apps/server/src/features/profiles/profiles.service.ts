import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { hourMs } from '@teamwright/contracts/core/durations.ts';
import type { ProfileChanges } from '@teamwright/contracts/profiles.ts';
import { assertSelf, type Ctx, type UserCtx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { getOwnAccount, renameAccount } from '../accounts/accounts.service.ts';
import { changeEmail } from '../accounts/email/accounts.email.service.ts';
import { changePassword } from '../accounts/passwords/accounts.passwords.service.ts';
import { choosePicture } from '../uploads/uploads.service.ts';
import * as repository from './profiles.repository.ts';

/** Changes the given fields of the user's own account and profile. */
export async function updateProfile(ctx: UserCtx, userId: string, changes: ProfileChanges): Promise<OwnUser> {
  assertSelf(ctx, userId);
  const { username, email, password, currentPassword, profilePicture, Bio, ...given } = changes;
  const values = withoutUndefined({ ...given, bio: given.bio ?? Bio });
  return await withTransaction(ctx, async (ctx) => {
    if (username !== undefined && username !== ctx.actor.username) await renameAccount(ctx, username);
    if (password !== undefined) await changePassword(ctx, password, currentPassword);
    if (profilePicture !== undefined) await choosePicture(ctx, profilePicture);
    if (email !== undefined) await changeEmail(ctx, email, currentPassword);
    if (Object.keys(values).length > 0) {
      await repository.upsertProfile(ctx.db, ctx.actor.userId, values, ctx.clock.now());
      await emit(ctx, 'profile.updated', { userId: ctx.actor.userId });
    }
    return await getOwnAccount(ctx);
  });
}

/** Stores the profiles of new users, in the caller's transaction, which records the change for matching. */
export async function createProfiles(ctx: Ctx, profiles: readonly repository.NewProfile[]): Promise<void> {
  await repository.insertProfiles(ctx.db, profiles);
}

/** A visit ends after this time without use, so that a break during a working day does not end it. */
const visitPauseMs = 4 * hourMs;

/** Stores that a user uses the site, in the caller's transaction. */
export async function recordVisit(ctx: Ctx, userId: string): Promise<void> {
  const now = ctx.clock.now();
  await repository.updateVisit(ctx.db, userId, now, new Date(now.getTime() - visitPauseMs));
  if (await repository.updateLastActive(ctx.db, userId, now)) await emit(ctx, 'person.active', { userId });
}

/** When the visit before the current one ended, within ten minutes. Undefined during the first visit. */
export async function findPreviousVisit(ctx: Ctx, userId: string): Promise<Date | undefined> {
  return await repository.findPreviousVisit(ctx.db, userId);
}

/** Deletes a user's profile with their account. */
export async function deleteProfile(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeProfile(ctx.db, userId);
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
