import type { NotificationChoices } from '@teamwright/contracts/notifications/preferences.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { notificationPreferences } from '../../db/schema/notifications.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { memberships } from '../../db/schema/teams.ts';

const columns = {
  choices: sql<Partial<NotificationChoices>>`coalesce(${notificationPreferences.choices}, '{}')`,
  quietFrom: notificationPreferences.quietFrom,
  quietTo: notificationPreferences.quietTo,
  timeZone: profiles.timeZone,
  emailVerified: users.emailVerified,
  status: users.status,
  notificationLevel: memberships.notificationLevel,
};

/** A user's settings, with defaults for missing rows, and their notification level for a project's room. */
export async function findSettings(db: Db, userId: string, projectId: string | null = null) {
  return (await selectSettings(db, userId, projectId))[0];
}

/**
 * Like `findSettings`, but locks the account against deletion until the transaction ends. Undefined if it is deleted.
 */
export async function findSettingsForShare(db: Db, userId: string, projectId: string | null) {
  const [row] = await selectSettings(db, userId, projectId).for('key share', { of: users });
  return row?.status === 'deleted' ? undefined : row;
}

/** Settings of these users without a room. Locks the accounts in one order; leaves out deleted ones. */
export async function listSettingsForShare(db: Db, userIds: readonly string[]) {
  const rows = await db
    .select({ ...columns, userId: users.id, notificationLevel: sql<null>`null` })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(sql`${users.id} = any(${sql.param([...userIds])}::uuid[])`)
    .orderBy(asc(users.id))
    .for('key share', { of: users });
  return rows.filter(({ status }) => status !== 'deleted');
}

function selectSettings(db: Db, userId: string, projectId: string | null) {
  return db
    .select(columns)
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), projectId ? eq(memberships.projectId, projectId) : sql`false`),
    )
    .where(eq(users.id, userId));
}

interface Changes {
  readonly choices: Partial<NotificationChoices>;
  /** Undefined leaves them unchanged. */
  readonly quiet: { readonly quietFrom: string | null; readonly quietTo: string | null } | undefined;
}

/** Types without a new choice keep theirs, also in concurrent changes. */
export async function upsertPreferences(db: Db, userId: string, changes: Changes, now: Date): Promise<void> {
  const { choices, quiet } = changes;
  await db
    .insert(notificationPreferences)
    .values({ userId, choices, ...quiet, updatedAt: now })
    .onConflictDoUpdate({
      target: notificationPreferences.userId,
      set: {
        choices: sql`${notificationPreferences.choices} || excluded.choices`,
        ...quiet,
        updatedAt: now,
      },
    });
}

export async function removePreferences(db: Db, userId: string): Promise<void> {
  await db.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}
