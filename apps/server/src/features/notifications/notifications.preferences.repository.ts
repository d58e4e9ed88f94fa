import type { NotificationChoices } from '@teamwright/contracts/notification-preferences.ts';
import { and, eq, sql } from 'drizzle-orm';
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
  attention: memberships.attention,
};

/** A person's settings, whether or not they ever changed one, and how much they want to hear of a project's room. */
export async function findSettings(db: Db, userId: string, projectId: string | null = null) {
  return (await selectSettings(db, userId, projectId))[0];
}

/** As `findSettings`, of an account that cannot be deleted before the transaction ends; undefined when it is. */
export async function holdSettings(db: Db, userId: string, projectId: string | null) {
  const [row] = await selectSettings(db, userId, projectId).for('key share', { of: users });
  return row?.status === 'deleted' ? undefined : row;
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
  /** Undefined leaves them as they are. */
  readonly quiet: { readonly quietFrom: string | null; readonly quietTo: string | null } | undefined;
}

/** Types that are not named keep their choice, also when two changes come at once. */
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
