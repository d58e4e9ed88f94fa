import { pulseColours } from '@teamwright/contracts/core/choices.ts';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { eventParticipants } from './events.ts';

/** What members of published teams tell the organisers, once in each period. */
export const eventPulses = pgTable(
  'event_pulses',
  {
    eventId: uuid().notNull(),
    userId: uuid().notNull(),
    /** The first day of the period in the time zone of the event. */
    period: date({ mode: 'string' }).notNull(),
    colour: text({ enum: pulseColours }).notNull(),
    word: text().notNull(),
    givenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.period] }),
    foreignKey({
      name: 'event_pulses_participant_fk',
      columns: [table.eventId, table.userId],
      foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
    }).onDelete('cascade'),
    check('event_pulses_colour_check', sql`${table.colour} in ('green', 'yellow', 'red')`),
  ],
);
