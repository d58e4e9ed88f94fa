import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, createdAt, moment } from './columns.ts';

/**
 * Stored pictures. A row is inserted before its files and deleted after them, so that no file is without a row. If
 * `droppedAt` is set, the picture is unused, and a job deletes the files and then the row.
 */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When it was created or last chosen. Recent pictures are not deleted. */
    touchedAt: moment().notNull(),
    droppedAt: moment(),
  },
  (table) => [index('pictures_user_idx').on(table.userId), index('pictures_touched_idx').on(table.touchedAt)],
);

/** Running and recently finished uploads, kept for a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `Upload-Metadata` as the client sent it. */
    metadata: text().notNull(),
    /** The purpose; each has its own quota. */
    purpose: text({ enum: ['avatar', 'room'] })
      .notNull()
      .default('avatar'),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    /** The resulting picture. */
    picture: text().references(() => pictures.name, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_user_idx').on(table.userId),
    index('uploads_created_idx').on(table.createdAt),
    check('uploads_received_check', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** The bytes of unfinished uploads. Every process can continue them, and two cannot write the same part. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.position] })],
);
