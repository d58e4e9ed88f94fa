import { weekMs } from '@teamwright/contracts/core/durations.ts';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema/chat.ts';
import { comments } from '../../db/schema/comments.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

export async function hasProject(db: Db, id: string): Promise<boolean> {
  return (await db.$count(projects, eq(projects.id, id))) > 0;
}

/** Messages and comments that are not deleted, and members who are still there, by number of weeks ago. */
export async function countByWeek(db: Db, projectId: string, now: Date, weeks: number) {
  const since = new Date(now.getTime() - weeks * weekMs);
  // Uses the message numbers of the room, so that of the older messages only the last one is read.
  const before = sql`coalesce((select m.seq from ${messages} m where m.room_id = ${projectId} and m.created_at <= ${since}
    order by m.seq desc limit 1), 0)`;
  const happened = unionAll(
    db
      .select({ at: messages.createdAt })
      .from(messages)
      .where(
        and(
          eq(messages.roomId, projectId),
          gt(messages.seq, before),
          gt(messages.createdAt, since),
          isNull(messages.deletedAt),
        ),
      ),
    db
      .select({ at: comments.createdAt })
      .from(comments)
      .where(
        and(eq(comments.projectId, projectId), gt(comments.createdAt, since), isNull(comments.deletedAt)),
      ),
    db
      .select({ at: memberships.joinedAt })
      .from(memberships)
      .where(
        and(
          eq(memberships.projectId, projectId),
          gt(memberships.joinedAt, since),
          ne(memberships.role, 'owner'),
        ),
      ),
  ).as('happened');
  const weeksAgo = sql<number>`greatest(0, floor(extract(epoch from ${now}::timestamptz - ${happened.at}) * 1000 / ${weekMs}))::int`;
  return await db.select({ weeksAgo, count: sql<number>`count(*)::int` }).from(happened).groupBy(sql`1`);
}
