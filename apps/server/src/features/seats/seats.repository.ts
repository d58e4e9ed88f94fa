import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { preparedFor } from '../../db/prepared.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { seats } from '../../db/schema/seats.ts';
import { personSkills } from '../../db/schema/skills.ts';
import { memberships } from '../../db/schema/teams.ts';

const seatsOf = preparedFor((db) =>
  db
    .select({
      id: seats.id,
      projectId: seats.projectId,
      name: seats.name,
      skills: seats.skills,
      level: seats.level,
      hoursPerWeek: seats.hoursPerWeek,
      memberId: seats.memberId,
    })
    .from(seats)
    .where(sql`${seats.projectId} = any(${sql.placeholder('projectIds')}::uuid[])`)
    .orderBy(asc(seats.position), asc(seats.id))
    .prepare('seats_of'),
);

/** The stored seats of these projects, each project's in its order. */
export async function listSeats(db: Db, projectIds: readonly string[]) {
  return projectIds.length === 0 ? [] : await seatsOf(db).execute({ projectIds });
}

/** What the seats of these projects are proposed from. */
export async function listPostings(db: Db, projectIds: readonly string[]) {
  return await db
    .select({
      id: projects.id,
      teamSize: projects.teamSize,
      technologies: projects.technologies,
      skills: projects.skills,
    })
    .from(projects)
    .where(sql`${projects.id} = any(${sql.param([...projectIds])}::uuid[])`);
}

/** Confirmed skills of these users. */
export async function listHeldSkills(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return await db
    .select({ userId: personSkills.userId, skillId: personSkills.skillId })
    .from(personSkills)
    .where(
      and(
        sql`${personSkills.userId} = any(${sql.param([...userIds])}::uuid[])`,
        eq(personSkills.status, 'confirmed'),
      ),
    )
    .orderBy(asc(personSkills.userId), asc(personSkills.skillId));
}

/** Fewer users than these say nothing about a skill, and could be recognised. */
const minCommonUsers = 5;

/** For each of `skillIds`, the share of its confirmed holders who also have each of `otherIds`. */
export async function listCoOccurrences(db: Db, skillIds: readonly string[], otherIds: readonly string[]) {
  const { rows } = await db.execute<{ one: string; other: string; share: number }>(sql`
    with holders as (
      select ${personSkills.userId} as user_id, ${personSkills.skillId} as skill_id from ${personSkills}
      where ${personSkills.skillId} = any(${sql.param([...skillIds])}::text[]) and ${personSkills.status} = 'confirmed'
    ), counts as (select skill_id, count(*) as users from holders group by skill_id)
    select holders.skill_id as one, ${personSkills.skillId} as other, count(*)::float / counts.users as share
    from holders join counts on counts.skill_id = holders.skill_id
    join ${personSkills} on ${personSkills.userId} = holders.user_id and ${personSkills.status} = 'confirmed'
      and ${personSkills.skillId} = any(${sql.param([...otherIds])}::text[])
    group by holders.skill_id, ${personSkills.skillId}, counts.users
    having count(*) >= ${minCommonUsers}`);
  return rows;
}

type SeatRow = typeof seats.$inferInsert;

/** Stores the seats of new projects. */
export async function insertSeats(db: Db, rows: readonly SeatRow[]): Promise<void> {
  await insertRows(db, seats, rows);
}

/**
 * Stores the seats of a project that the caller has locked, and deletes its other ones. Members leave their seats
 * first, because a member has at most one seat at every moment.
 */
export async function replaceSeats(db: Db, projectId: string, rows: readonly SeatRow[]): Promise<void> {
  const kept = rows.map(({ id }) => id);
  await db
    .delete(seats)
    .where(and(eq(seats.projectId, projectId), sql`${seats.id} <> all(${sql.param(kept)}::uuid[])`));
  await db.update(seats).set({ memberId: null }).where(eq(seats.projectId, projectId));
  const given = (name: string): SQL => sql.raw(`excluded.${name}`);
  await db
    .insert(seats)
    .values([...rows])
    .onConflictDoUpdate({
      target: seats.id,
      set: {
        position: given('position'),
        name: given('name'),
        skills: given('skills'),
        level: given('level'),
        hoursPerWeek: given('hours_per_week'),
        memberId: given('member_id'),
      },
    });
}

/** Pending requests and invitations that name one of these seats. */
export async function listPendingNaming(db: Db, seatIds: readonly string[]) {
  if (seatIds.length === 0) return [];
  return await db
    .select({ requestId: requests.id, seatId: requests.seatId })
    .from(requests)
    .where(and(inArray(requests.seatId, [...seatIds]), eq(requests.status, 'pending')))
    .orderBy(asc(requests.createdAt), asc(requests.id));
}

/**
 * Projects that are not archived and whose stored seats do not fit the team: posted before seats existed, or changed by
 * an old version of the server. In the order of their ids, after `after`.
 */
export async function listUnsettled(
  db: Db,
  { after, maxSeats }: { readonly after: string; readonly maxSeats: number },
  limit: number,
): Promise<string[]> {
  const members = sql`(select count(*) from ${memberships} where ${memberships.projectId} = ${projects.id})`;
  const stored = sql`(select count(*) from ${seats} where ${seats.projectId} = ${projects.id})`;
  const filled = sql`(select count(${seats.memberId}) from ${seats} where ${seats.projectId} = ${projects.id})`;
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        gt(projects.id, after),
        ne(projects.status, 'archived'),
        sql`(${stored} <> least(${maxSeats}, greatest(${projects.teamSize}, ${members}))
          or ${filled} <> least(${maxSeats}, ${members}))`,
      ),
    )
    .orderBy(asc(projects.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
