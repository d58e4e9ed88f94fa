import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { users } from '../../db/schema/accounts.ts';

interface Wanted {
  readonly usernames: readonly string[];
  readonly skeletons: readonly string[];
  readonly emails: readonly string[];
}

/** Names, skeletons and addresses of accounts that have one of these. All texts are in lower case. */
export async function listTaken(db: Db, { usernames, skeletons, emails }: Wanted) {
  return await db
    .select({
      username: sql<string>`lower(${users.username})`,
      skeleton: users.usernameSkeleton,
      email: sql<string>`lower(${users.email})`,
    })
    .from(users)
    .where(
      sql`${users.status} <> 'deleted' and (lower(${users.username}) = any(${sql.param([...usernames])}::text[])
        or ${users.usernameSkeleton} = any(${sql.param([...skeletons])}::text[])
        or (${users.email} <> '' and lower(${users.email}) = any(${sql.param([...emails])}::text[])))`,
    );
}

type NewAccount = Required<
  Pick<typeof users.$inferInsert, 'id' | 'username' | 'usernameSkeleton' | 'email' | 'createdAt'>
>;

export async function insertAccounts(db: Db, rows: readonly NewAccount[]): Promise<void> {
  await insertRows(
    db,
    users,
    rows.map((row) => ({ ...row, updatedAt: row.createdAt })),
  );
}
