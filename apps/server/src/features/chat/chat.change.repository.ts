import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

export async function findRoomOfMessage(db: Db, id: string) {
  const rows = await db.select({ roomId: messages.roomId }).from(messages).where(eq(messages.id, id));
  return rows[0]?.roomId;
}

/**
 * Locks project status and role until the transaction ends. The lock is shared, so changes of messages do not block
 * each other.
 */
export async function findStandingForShare(db: Db, roomId: string, userId: string) {
  const rows = await db
    .select({ status: projects.status, role: memberships.role })
    .from(projects)
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .where(eq(projects.id, roomId))
    .for('share', { of: projects });
  return rows[0];
}

export async function findMessageForUpdate(db: Db, id: string) {
  const rows = await db.select().from(messages).where(eq(messages.id, id)).for('update');
  return rows[0];
}

type Change = Partial<Pick<typeof messages.$inferInsert, 'body' | 'editedAt' | 'deletedAt'>>;

/** Raises the revision also when no column changes, so that clients can tell which of two copies is newer. */
export async function updateMessage(db: Db, id: string, change: Change): Promise<void> {
  await db
    .update(messages)
    .set({ ...change, revision: sql`${messages.revision} + 1` })
    .where(eq(messages.id, id));
}
