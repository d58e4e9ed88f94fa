import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { eventParticipants } from './events.ts';

/** Thanks between members of a team, one for each direction and event. */
export const eventThanks = pgTable(
  'event_thanks',
  {
    id: uuid().primaryKey(),
    eventId: uuid().notNull(),
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    text: text().notNull(),
    /** The receiver shows it on their profile. */
    isPublic: boolean().notNull().default(false),
    /** The writer was informed that the export of the organisers contains the text. */
    isExported: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('event_thanks_pair_key').on(table.eventId, table.fromId, table.toId),
    index('event_thanks_to_idx').on(table.eventId, table.toId),
    index('event_thanks_public_idx').on(table.toId).where(sql`${table.isPublic}`),
    foreignKey({
      name: 'event_thanks_from_fk',
      columns: [table.eventId, table.fromId],
      foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_thanks_to_fk',
      columns: [table.eventId, table.toId],
      foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
    }).onDelete('cascade'),
    check('event_thanks_pair_check', sql`${table.fromId} <> ${table.toId}`),
  ],
);

/** Certificates that were issued. Everyone who knows the code of a certificate can read it. */
export const eventCertificates = pgTable(
  'event_certificates',
  {
    code: text().primaryKey(),
    eventId: uuid().notNull(),
    userId: uuid().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('event_certificates_user_key').on(table.eventId, table.userId),
    foreignKey({
      name: 'event_certificates_participant_fk',
      columns: [table.eventId, table.userId],
      foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
    }).onDelete('cascade'),
  ],
);
