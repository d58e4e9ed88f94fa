import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';

/** Join requests of developers and invitations of owners: one state machine, told apart by `kind`. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['join_request', 'invitation'] }).notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The person who would join. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Who made it: the developer, or the owner or co-owner who invites. */
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] })
      .notNull()
      .default('pending'),
    note: text().notNull().default(''),
    role: text().notNull().default(''),
    /** Why it was rejected or expired. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex('requests_pending_key')
      .on(table.projectId, table.userId)
      .where(sql`${table.status} = 'pending'`),
    index('requests_project_idx').on(table.projectId, table.status),
    index('requests_user_idx').on(table.userId, table.createdAt),
    index('requests_creator_idx').on(table.createdBy, table.createdAt),
    check('requests_kind_check', sql`${table.kind} in ('join_request', 'invitation')`),
    check(
      'requests_status_check',
      sql`${table.status} in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired')`,
    ),
    check('requests_answered_check', sql`(${table.status} = 'pending') = (${table.answeredAt} is null)`),
  ],
);
