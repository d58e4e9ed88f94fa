import { limits } from '@teamwright/contracts/limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { answerRecords, requests } from '../../db/schema/requests.ts';

/** Whoever counts anew for this owner queues here, so that the last count sees every answer. */
export async function lockRecord(db: Db, ownerId: string): Promise<void> {
  await db.insert(answerRecords).values({ ownerId }).onConflictDoNothing();
  await db.select().from(answerRecords).where(eq(answerRecords.ownerId, ownerId)).for('update');
}

const answered = sql`status in ('accepted', 'rejected')`;

/** The latest join requests to this person's present projects; one that was reopened counts from then on. */
export async function updateRecord(db: Db, ownerId: string): Promise<void> {
  const { latest } = limits.answerRecord;
  await db.execute(sql`
    with latest as (
      select ${requests.status} as status, extract(epoch from ${requests.answeredAt} - ${requests.expiresAt}) / 3600
        + ${limits.requestExpiryDays * 24} as hours
      from ${requests} inner join ${projects} on ${projects.id} = ${requests.projectId}
      where ${projects.ownerId} = ${ownerId} and ${requests.kind} = 'join_request'
        and (${requests.status} in ('accepted', 'rejected') or ${requests.unanswered})
      order by ${requests.answeredAt} desc, ${requests.id} desc limit ${latest}
    )
    update ${answerRecords} set
      sample = (select count(*) from latest),
      answered = (select count(*) from latest where ${answered}),
      median_hours = (select percentile_cont(0.5) within group (order by hours) from latest where ${answered})
    where ${answerRecords.ownerId} = ${ownerId}`);
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
