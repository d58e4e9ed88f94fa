import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { preparedFor } from '../../db/prepared.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships, ownershipOffers } from '../../db/schema/teams.ts';

type NewMembership = typeof memberships.$inferInsert;

/** Adds a member. Returns false if they are already one. */
export async function insertMembership(db: Db, values: NewMembership): Promise<boolean> {
  const rows = await db.insert(memberships).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

export type TeamMemberRow = Required<Omit<NewMembership, 'notificationLevel'>>;

export async function insertMemberships(db: Db, rows: readonly TeamMemberRow[]): Promise<void> {
  await insertRows(db, memberships, rows);
}

export async function findMembership(db: Db, projectId: string, userId: string) {
  const rows = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.projectId, projectId), eq(memberships.userId, userId)));
  return rows[0];
}

/** The user's role, null for non-members; undefined if the project does not exist. */
export async function findMembershipStatus(db: Db, projectId: string, userId: string) {
  const rows = await db
    .select({ role: memberships.role })
    .from(projects)
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .where(eq(projects.id, projectId));
  return rows[0];
}

/** Members of these projects, owner first, then by the time they joined. */
const membersOf = preparedFor((db) =>
  db
    .select({
      projectId: memberships.projectId,
      userId: memberships.userId,
      role: memberships.role,
      username: users.username,
      email: users.email,
      profilePicture: users.profilePicture,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(sql`${memberships.projectId} = any(${sql.placeholder('projectIds')}::uuid[])`)
    .orderBy(sql`${memberships.role} <> 'owner'`, asc(memberships.joinedAt), asc(memberships.userId))
    .prepare('members_of'),
);

export async function listMembers(db: Db, projectIds: readonly string[]) {
  return projectIds.length === 0 ? [] : await membersOf(db).execute({ projectIds });
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export async function countMembers(db: Db, projectId: string): Promise<number> {
  return await db.$count(memberships, eq(memberships.projectId, projectId));
}

export async function listOwners(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.projectId, projectId), inArray(memberships.role, ['owner', 'co_owner'])));
  return rows.map((row) => row.userId);
}

/** The row of the project, locked until the transaction ends. All changes of a team wait for this lock. */
export async function findProjectForUpdate(db: Db, projectId: string) {
  const rows = await db
    .select({
      id: projects.id,
      title: projects.title,
      status: projects.status,
      teamSize: projects.teamSize,
      ownerId: projects.ownerId,
    })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update');
  return rows[0];
}

export async function listMembershipsOf(db: Db, userId: string) {
  return await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(memberships.projectId);
}

export async function removeMembership(db: Db, projectId: string, userId: string): Promise<void> {
  await db
    .delete(memberships)
    .where(and(eq(memberships.projectId, projectId), eq(memberships.userId, userId)));
}

/**
 * Makes the co-owner who joined first the owner. A team that an event formed did not choose its owner and must not end
 * if the owner leaves: without a co-owner, its first member becomes the owner. A suspended user becomes the owner
 * only if there is no other one. Returns undefined if there is none.
 */
export async function updateHeirToOwner(db: Db, projectId: string): Promise<string | undefined> {
  const isCoOwner = sql`${memberships.role} = 'co_owner'`;
  const isOfEvent = sql`exists (select from event_teams where event_teams.project_id = ${projectId})`;
  const first = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.projectId, projectId), or(isCoOwner, isOfEvent)))
    .orderBy(
      sql`${users.status} <> 'active'`,
      desc(isCoOwner),
      asc(memberships.joinedAt),
      asc(memberships.userId),
    )
    .limit(1);
  const rows = await db
    .update(memberships)
    .set({ role: 'owner' })
    .where(and(eq(memberships.projectId, projectId), inArray(memberships.userId, first)))
    .returning({ userId: memberships.userId });
  return rows[0]?.userId;
}

export async function updateRole(
  db: Db,
  projectId: string,
  userId: string,
  role: NewMembership['role'],
): Promise<void> {
  await db
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.projectId, projectId), eq(memberships.userId, userId)));
}

/** Returns false if the user is not a member. */
export async function updateNotificationLevel(
  db: Db,
  projectId: string,
  userId: string,
  level: NonNullable<NewMembership['notificationLevel']>,
): Promise<boolean> {
  const rows = await db
    .update(memberships)
    .set({ notificationLevel: level })
    .where(and(eq(memberships.projectId, projectId), eq(memberships.userId, userId)))
    .returning({ userId: memberships.userId });
  return rows.length > 0;
}

/** Returns false if the project has an open offer already. */
export async function insertOffer(db: Db, values: typeof ownershipOffers.$inferInsert): Promise<boolean> {
  const rows = await db.insert(ownershipOffers).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findOffer(db: Db, projectId: string) {
  const rows = await db.select().from(ownershipOffers).where(eq(ownershipOffers.projectId, projectId));
  return rows[0];
}

/** Offers between these two users, in either direction. */
export async function listOffersBetween(db: Db, one: string, other: string) {
  const people = [one, other];
  return await db
    .select()
    .from(ownershipOffers)
    .where(and(inArray(ownershipOffers.userId, people), inArray(ownershipOffers.ownerId, people)))
    .orderBy(ownershipOffers.projectId);
}

export async function removeOffer(db: Db, projectId: string): Promise<void> {
  await db.delete(ownershipOffers).where(eq(ownershipOffers.projectId, projectId));
}
