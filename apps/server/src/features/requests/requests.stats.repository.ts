import { limits } from '@teamwright/contracts/core/limits.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { answerRecords, requests } from '../../db/schema/requests.ts';

/** Serialises the recounts of an owner, so that the last one includes every answer. */
export async function lockRecord(db: Db, ownerId: string): Promise<void> {
  await db.insert(answerRecords).values({ ownerId }).onConflictDoNothing();
  await db.select().from(answerRecords).where(eq(answerRecords.ownerId, ownerId)).for('update');
}

/**
 * The latest join requests to the current projects of these owners. A reopened request counts from the reopening.
 * Updates existing rows only.
 */
export async function updateRecords(db: Db, ownerIds: readonly string[]): Promise<void> {
  const { latest } = limits.answerRecord;
  const answered = sql`filter (where status in ('accepted', 'rejected'))`;
  await db.execute(sql`
    with asked as (
      select ${projects.ownerId} as owner_id, ${requests.status} as status,
        extract(epoch from ${requests.answeredAt} - ${requests.expiresAt}) / 3600
          + ${limits.requestExpiryDays * 24} as hours,
        row_number() over (partition by ${projects.ownerId}
          order by ${requests.answeredAt} desc, ${requests.id} desc) as place
      from ${requests} inner join ${projects} on ${projects.id} = ${requests.projectId}
      where ${inArray(projects.ownerId, [...ownerIds])} and ${requests.kind} = 'join_request'
        and (${requests.status} in ('accepted', 'rejected') or ${requests.unanswered})
    ), counted as (
      select owner_id, count(*) as sample, count(*) ${answered} as answered,
        percentile_cont(0.5) within group (order by hours) ${answered} as median_hours
      from asked where place <= ${latest} group by owner_id
    )
    update ${answerRecords} set sample = coalesce(counted.sample, 0),
      answered = coalesce(counted.answered, 0), median_hours = counted.median_hours
    from ${users} left join counted on counted.owner_id = ${users.id}
    where ${users.id} = ${answerRecords.ownerId} and ${inArray(answerRecords.ownerId, [...ownerIds])}`);
}

export async function findOwner(db: Db, projectId: string): Promise<string | undefined> {
  const rows = await db
    .select({ ownerId: projects.ownerId })
    .from(projects)
    .where(eq(projects.id, projectId));
  return rows[0]?.ownerId;
}

export async function removeRecord(db: Db, ownerId: string): Promise<void> {
  await db.delete(answerRecords).where(eq(answerRecords.ownerId, ownerId));
}
