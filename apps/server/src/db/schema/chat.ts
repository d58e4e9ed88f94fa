import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, tsvector, updatedAt } from './columns.ts';
import { projects } from './projects.ts';
import { pictures } from './uploads.ts';

/** A project's room. `lastSeq` is the only counter of the room: its row lock orders the messages. */
export const rooms = pgTable('rooms', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  lastSeq: integer().notNull().default(0),
  lastMessageAt: moment(),
});

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    roomId: uuid()
      .notNull()
      .references(() => rooms.projectId, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** The number of changes. */
    revision: integer().notNull().default(0),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    clientId: text(),
    body: text().notNull(),
    words: tsvector().notNull().generatedAlwaysAs(sql`to_tsvector('simple', message_words(body))`),
    /** The number of pictures. A message may consist of pictures only. */
    pictureCount: smallint().notNull().default(0),
    /** A message of the same room, whose row stays after a deletion. */
    replyTo: uuid().references((): AnyPgColumn => messages.id),
    createdAt: createdAt(),
    editedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('messages_room_seq_key').on(table.roomId, table.seq),
    uniqueIndex('messages_client_key').on(table.roomId, table.senderId, table.clientId),
    // The pending list of the index is merged by later inserts and read completely by each search, so it is kept
    // short.
    index('messages_words_idx')
      .using('gin', table.roomId, table.words)
      .with({ gin_pending_list_limit: '128' }),
    index('messages_reply_idx').on(table.replyTo).where(sql`${table.replyTo} is not null`),
    check('messages_body_check', sql`char_length(${table.body}) <= 4000`),
    check(
      'messages_empty_check',
      sql`${table.body} <> '' or ${table.pictureCount} > 0 or ${table.deletedAt} is not null`,
    ),
  ],
);

/** Reactions to messages. Deleted together with the text. */
export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    emoji: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.emoji, table.userId] }),
    index('message_reactions_user_idx').on(table.userId),
  ],
);

/** Mentioned users, with the name as typed, so that a rename leaves the text readable. */
export const messageMentions = pgTable(
  'message_mentions',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_mentions_user_idx').on(table.userId),
  ],
);

/** The read position of each user in each room. */
export const roomReads = pgTable(
  'room_reads',
  {
    roomId: uuid()
      .notNull()
      .references(() => rooms.projectId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastReadSeq: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] })],
);

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
