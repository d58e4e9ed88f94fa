import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';
import { seats } from './seats.ts';

/** Join requests of developers and invitations of owners: one state machine, with `kind` as the difference. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['join_request', 'invitation'] }).notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The user who would join. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The sender: the developer, or the owner or co-owner who invites. */
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] })
      .notNull()
      .default('pending'),
    note: text().notNull().default(''),
    role: text().notNull().default(''),
    /** The named seat, or the seat that the user got. Null stands for any open seat. */
    seatId: uuid().references(() => seats.id, { onDelete: 'set null' }),
    /** Why it was rejected or expired. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id),
    /** When the sender reminded the recipients, and when the job did; each at most once. */
    remindedAt: moment(),
    clockRemindedAt: moment(),
    /** It expired unanswered although a seat was open, which counts in the response statistics. */
    unanswered: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('requests_pending_key')
      .on(table.projectId, table.userId)
      .where(sql`${table.status} = 'pending'`),
    index('requests_project_idx').on(table.projectId, table.status),
    index('requests_user_idx').on(table.userId, table.createdAt),
    index('requests_creator_idx').on(table.createdBy, table.createdAt),
    index('requests_seat_idx').on(table.seatId),
    index('requests_due_idx').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    check('requests_kind_check', sql`${table.kind} in ('join_request', 'invitation')`),
    check(
      'requests_status_check',
      sql`${table.status} in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired')`,
    ),
    check('requests_answered_check', sql`(${table.status} = 'pending') = (${table.answeredAt} is null)`),
  ],
);

/** How an owner answers join requests; recomputed after each answer. */
export const responseStats = pgTable(
  'answer_records',
  {
    ownerId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of recent requests that were or could have been answered. */
    sample: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    /** From the request to the answer; null if none was answered. */
    medianHours: real(),
  },
  (table) => [check('answer_records_answered_check', sql`${table.answered} between 0 and ${table.sample}`)],
);
