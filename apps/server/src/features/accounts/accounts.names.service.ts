import { limits } from '@teamwright/contracts/core/limits.ts';
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

/** Removes spaces, hyphens and similar characters, which do not distinguish a name from a reserved one. */
function reservedForm(username: string): string {
  return usernameSkeleton(username).replace(/[^\p{L}\p{N}]/gu, '');
}

const reserved = new Set(reservedNames.map(reservedForm));

const brand = reservedForm('Teamwright');

/** Whether this name, or a look-alike, could be mistaken for the product or its operators. */
export function isReservedUsername(username: string): boolean {
  const form = reservedForm(username);
  return reserved.has(form) || form.includes(brand);
}

/** Maximum number of numbered candidates. If all are taken, the sign-up fails. */
const maxCandidates = 200;

/** Username candidates for a user's `login` at the code host, best first: the login itself, then with a number. */
export function usernameCandidates(login: string): string[] {
  const { min, max } = limits.username;
  const plain = login.normalize('NFKC').replace(/[^\p{L}\p{N}._-]|\p{Default_Ignorable_Code_Point}/gu, '-');
  const name = /[\p{L}\p{N}]/u.test(plain) ? plain.slice(0, max - 4).toWellFormed() : 'developer';
  const numbered = Array.from({ length: maxCandidates }, (_, index) => `${name}-${index + 2}`);
  const candidates = name.length < min ? numbered : [name, ...numbered];
  return candidates.filter((candidate) => !isReservedUsername(candidate));
}

const batch = 1000;

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Adds missing skeletons of names that were stored by earlier versions. Idempotent. */
export async function fillSkeletons(ctx: Ctx): Promise<void> {
  for (let afterId = beforeAll; ; ) {
    const rows = await listWithoutSkeleton(ctx.db, afterId, batch);
    for (const row of rows) await fill(ctx, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    afterId = last.id;
  }
}

/** If a look-alike was registered at the same moment, it keeps the skeleton. */
async function fill(ctx: Ctx, row: { id: string; username: string }): Promise<void> {
  try {
    await updateSkeleton(ctx.db, row);
  } catch (error) {
    if (!violatesUnique(error, 'users_username_skeleton_key')) throw error;
  }
}
