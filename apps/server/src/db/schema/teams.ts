import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** Who belongs to which project now; a row goes when the membership ends. */
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
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('memberships_user_idx').on(table.userId),
    uniqueIndex('memberships_owner_key').on(table.projectId).where(sql`${table.role} = 'owner'`),
    check('memberships_role_check', sql`${table.role} in ('owner', 'co_owner', 'member')`),
  ],
);
