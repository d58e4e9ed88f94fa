import type { Ctx } from '../../core/ctx.ts';
import { usernameSkeleton } from '../../core/username-skeleton.ts';
import * as repository from './accounts.import.repository.ts';
import { isReservedUsername } from './accounts.names.service.ts';

interface UnclaimedAccount {
  readonly id: string;
  readonly username: string;
  /** Empty if it is unknown. */
  readonly email: string;
  readonly createdAt: Date;
}

type Field = 'username' | 'email';

/**
 * Returns a function that is called for each of these accounts in order. It returns the field that is already taken, by
 * an existing account or by an earlier one of the list. An account with a taken field is not imported, so its other
 * fields stay free.
 */
export async function createTakenCheck(
  ctx: Ctx,
  wanted: readonly Pick<UnclaimedAccount, Field>[],
): Promise<(account: Pick<UnclaimedAccount, Field>) => Field | undefined> {
  const taken = await repository.listTaken(ctx.db, {
    usernames: wanted.map(({ username }) => username.toLowerCase()),
    skeletons: wanted.map(({ username }) => usernameSkeleton(username)),
    emails: wanted.map(({ email }) => email.toLowerCase()),
  });
  const names = new Set(taken.flatMap(({ username, skeleton }) => [username, skeleton ?? username]));
  const emails = new Set(taken.map(({ email }) => email));
  return ({ username, email }) => {
    const forms = [username.toLowerCase(), usernameSkeleton(username)];
    if (isReservedUsername(username) || forms.some((form) => names.has(form))) return 'username';
    if (email !== '' && emails.has(email.toLowerCase())) return 'email';
    for (const form of forms) names.add(form);
    emails.add(email.toLowerCase());
    return undefined;
  };
}

/**
 * Creates accounts without a password, in the caller's transaction. Sends no email. Their users sign in after they have
 * verified the address; an account without an address stays unclaimed.
 */
export async function createUnclaimedAccounts(
  ctx: Ctx,
  accounts: readonly UnclaimedAccount[],
): Promise<void> {
  await repository.insertAccounts(
    ctx.db,
    accounts.map((account) => ({ ...account, usernameSkeleton: usernameSkeleton(account.username) })),
  );
}
