import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedFor } from '../../db/prepared.ts';
import { users } from '../../db/schema/accounts.ts';
import { blocks } from '../../db/schema/blocks.ts';

interface Block {
  readonly blockerId: string;
  readonly blockedId: string;
}

function isBlock({ blockerId, blockedId }: Block) {
  return and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));
}

/** Returns false if the block exists already. */
export async function insertBlock(db: Db, values: Block & { createdAt: Date }): Promise<boolean> {
  const rows = await db.insert(blocks).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Returns false if the block does not exist. */
export async function removeBlock(db: Db, block: Block): Promise<boolean> {
  const rows = await db.delete(blocks).where(isBlock(block)).returning();
  return rows.length > 0;
}

/** Users blocked by this user, most recent first. */
export async function listBlocked(db: Db, blockerId: string) {
  return await db
    .select({
      id: users.id,
      username: users.username,
      profilePicture: users.profilePicture,
      createdAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt), desc(users.id));
}

export async function countBlocked(db: Db, blockerId: string): Promise<number> {
  return await db.$count(blocks, eq(blocks.blockerId, blockerId));
}

/** Every block by or of one of these users. */
export async function listBlocksOf(db: Db, userIds: readonly string[]): Promise<Block[]> {
  return await blocksOf(db).execute({ userIds });
}

const anyOfThem = sql`any(${sql.placeholder('userIds')}::uuid[])`;
const blocksOf = preparedFor((db) =>
  db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(sql`${blocks.blockerId} = ${anyOfThem} or ${blocks.blockedId} = ${anyOfThem}`)
    .prepare('blocks_of'),
);

/** Every block between two of these users. */
export async function listBlocksAmong(db: Db, userIds: readonly string[]): Promise<Block[]> {
  const ids = [...userIds];
  return await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(and(inArray(blocks.blockerId, ids), inArray(blocks.blockedId, ids)));
}

/** The account's row, locked against new rows that refer to it; undefined if it is deleted. */
export async function findPersonForUpdate(db: Db, userId: string) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')))
    .for('update');
  return rows[0];
}

export async function findPerson(db: Db, userId: string) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')));
  return rows[0];
}

/** Prevents blocks by, and deletions of, these users until the transaction ends. */
export async function lockUsersForShare(db: Db, userIds: readonly string[]): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('key share');
}

export async function removeBlocksOf(db: Db, userId: string): Promise<void> {
  await db.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
}
