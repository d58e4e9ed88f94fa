import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { eventParticipants } from './events.ts';

/**
 * Requests of participants for another team. The table has an older name: a migration that renames it would break
 * servers of the former version.
 */
export const eventTeamRequests = pgTable(
  'event_changes',
  {
    id: uuid().primaryKey(),
    eventId: uuid().notNull(),
    userId: uuid().notNull(),
    reason: text().notNull(),
    /** Whether the participant was in a team then. Unknown for requests of earlier versions. */
    hadTeam: boolean(),
    askedAt: moment().notNull(),
    closedAt: moment(),
    reply: text().notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'event_changes_participant_fk',
      columns: [table.eventId, table.userId],
      foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
    }).onDelete('cascade'),
    uniqueIndex('event_changes_open_key')
      .on(table.eventId, table.userId)
      .where(sql`${table.closedAt} is null`),
    index('event_changes_participant_idx').on(table.eventId, table.userId, table.askedAt),
  ],
);
