import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';

/** Current memberships. A row is deleted when the membership ends. */
export const memberships = pgTable(
  'memberships',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['owner', 'co_owner', 'member'] }).notNull(),
    joinedAt: moment().notNull().defaultNow(),
    /**
     * How much of the work this member did, in any unit that is the same for the whole team, such as commits. Known
     * for imported projects only.
     */
    contributions: integer(),
    /** The notification level of the member for the project's room. */
    notificationLevel: text('attention', { enum: ['all', 'mentions', 'muted'] })
      .notNull()
      .default('all'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('memberships_user_idx').on(table.userId),
    uniqueIndex('memberships_owner_key').on(table.projectId).where(sql`${table.role} = 'owner'`),
    check('memberships_contributions_check', sql`${table.contributions} >= 0`),
    check('memberships_role_check', sql`${table.role} in ('owner', 'co_owner', 'member')`),
    check('memberships_attention_check', sql`${table.notificationLevel} in ('all', 'mentions', 'muted')`),
  ],
);

/** A pending offer of ownership to a member. Deleted with the membership of either. */
export const ownershipOffers = pgTable(
  'ownership_offers',
  {
    projectId: uuid().primaryKey(),
    userId: uuid().notNull(),
    ownerId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'ownership_offers_user_fk',
      columns: [table.projectId, table.userId],
      foreignColumns: [memberships.projectId, memberships.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'ownership_offers_owner_fk',
      columns: [table.projectId, table.ownerId],
      foreignColumns: [memberships.projectId, memberships.userId],
    }).onDelete('cascade'),
    check('ownership_offers_people_check', sql`${table.userId} <> ${table.ownerId}`),
  ],
);
