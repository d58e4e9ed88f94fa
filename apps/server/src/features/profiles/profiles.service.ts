import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import type { ProfileChanges } from '@teamwright/contracts/profiles.ts';
import { assertSelf, type Ctx, type UserCtx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { getOwnAccount, renameAccount } from '../accounts/accounts.service.ts';
import { changeEmail } from '../accounts/email/accounts.email.service.ts';
import { changePassword } from '../accounts/passwords/accounts.passwords.service.ts';
import { choosePicture } from '../uploads/uploads.service.ts';
import {
  insertProfiles,
  type NewProfile,
  removeProfile,
  updateLastActive,
  upsertProfile,
} from './profiles.repository.ts';

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
      await upsertProfile(ctx.db, ctx.actor.userId, values, ctx.clock.now());
      await emit(ctx, 'profile.updated', { userId: ctx.actor.userId });
    }
    return await getOwnAccount(ctx);
  });
}

/** Stores the profiles of new users, in the caller's transaction, which records the change for matching. */
export async function createProfiles(ctx: Ctx, profiles: readonly NewProfile[]): Promise<void> {
  await insertProfiles(ctx.db, profiles);
}

/** Stores the day of a user's last visit, in the caller's transaction. */
export async function recordVisit(ctx: Ctx, userId: string): Promise<void> {
  if (await updateLastActive(ctx.db, userId, ctx.clock.now())) await emit(ctx, 'person.active', { userId });
}

/** Deletes a user's profile with their account. */
export async function deleteProfile(ctx: Ctx, userId: string): Promise<void> {
  await removeProfile(ctx.db, userId);
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
