import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { messages } from './chat.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';
import { pictures } from './uploads.ts';

/** Pins with user and time, and who removed them. Rows stay as a record. */
export const messagePins = pgTable(
  'message_pins',
  {
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    roomId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    pinnedBy: uuid()
      .notNull()
      .references(() => users.id),
    pinnedAt: moment().notNull(),
    unpinnedBy: uuid().references(() => users.id),
    /** Also set if the message was deleted. */
    unpinnedAt: moment(),
  },
  (table) => [
    uniqueIndex('message_pins_message_key').on(table.messageId).where(sql`unpinned_at is null`),
    index('message_pins_room_idx').on(table.roomId, table.pinnedAt).where(sql`unpinned_at is null`),
  ],
);

/** Pictures of rooms. They belong to a room from the upload on, and to a message once it is sent. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    name: text()
      .primaryKey()
      .references(() => pictures.name, { onDelete: 'cascade' }),
    roomId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    /** The description by the sender. */
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    uniqueIndex('message_pictures_message_key').on(table.messageId, table.position),
    index('message_pictures_room_idx').on(table.roomId),
    check('message_pictures_size_check', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
