import { limits } from '@teamwright/contracts/limits.ts';
import type { Ctx } from '../../core/ctx.ts';
import { violatesUnique } from '../../core/errors.ts';
import { usernameSkeleton } from '../../core/username-skeleton.ts';
import { listWithoutSkeleton, updateSkeleton } from './accounts.repository.ts';

/** Shown in place of a user whose account is deleted. */
export const deletedUsername = 'Deleted user';

const reservedNames = [
  deletedUsername,
  ...`abuse admin administration administrator administrators admins anonymous helpdesk hostmaster moderation moderator
  moderators mods no-reply official postmaster root security staff superuser support sysadmin system webmaster`.split(
    /\s+/,
  ),
];

/** Spaces, hyphens and the like do not make another name of a reserved one. */
function reservedForm(username: string): string {
  return usernameSkeleton(username).replace(/[^\p{L}\p{N}]/gu, '');
}

const reserved = new Set(reservedNames.map(reservedForm));
const brand = reservedForm('Teamwright');

/** Whether a user of this name, or of a look-alike, could pass for the product or for those who run it. */
export function isReservedUsername(username: string): boolean {
  const form = reservedForm(username);
  return reserved.has(form) || form.includes(brand);
}

/** More users of one name than this are told to try again. */
const maxOfOneName = 200;

/** The usernames for a user who is called `login` elsewhere, best first: itself, then with a number. */
export function usernameCandidates(login: string): string[] {
  const { min, max } = limits.username;
  const plain = login.normalize('NFKC').replace(/[^\p{L}\p{N}._-]|\p{Default_Ignorable_Code_Point}/gu, '-');
  const name = /[\p{L}\p{N}]/u.test(plain) ? plain.slice(0, max - 4).toWellFormed() : 'developer';
  const numbered = Array.from({ length: maxOfOneName }, (_, index) => `${name}-${index + 2}`);
  const candidates = name.length < min ? numbered : [name, ...numbered];
  return candidates.filter((candidate) => !isReservedUsername(candidate));
}

const batch = 1000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Writes the skeletons of names from before they were kept, or from servers of an earlier version. Idempotent. */
export async function fillSkeletons(ctx: Ctx): Promise<void> {
  for (let afterId = beforeAll; ; ) {
    const rows = await listWithoutSkeleton(ctx.db, afterId, batch);
    for (const row of rows) await fill(ctx, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    afterId = last.id;
  }
}

/** A look-alike that was registered at the same moment keeps the skeleton. */
async function fill(ctx: Ctx, row: { id: string; username: string }): Promise<void> {
  try {
    await updateSkeleton(ctx.db, row);
  } catch (error) {
    if (!violatesUnique(error, 'users_username_skeleton_key')) throw error;
  }
}
