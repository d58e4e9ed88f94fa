import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * Append-only: sign-ins, roles, suspensions, accepts, deletions, refusals. A trigger rejects updates and deletes, so
 * rows contain ids and never a user's name, address or texts.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    actorId: uuid(),
    action: text().notNull(),
    subject: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_created_idx').on(table.createdAt),
    index('audit_log_actor_idx').on(table.actorId),
    index('audit_log_subject_idx').on(table.subject),
  ],
);

/** The reason that an administrator gave. Deleted with the account that it is about. */
export const auditReasons = pgTable(
  'audit_reasons',
  {
    entryId: uuid()
      .primaryKey()
      .references(() => auditLog.id),
    /** The user it is about. */
    userId: uuid().notNull(),
    reason: text().notNull(),
  },
  (table) => [index('audit_reasons_user_idx').on(table.userId)],
);
