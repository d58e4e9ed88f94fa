import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, createdAt, moment } from './columns.ts';

/**
 * Stored pictures: the row is there before its files and goes after them, so that no file is ever without one.
 * Once `droppedAt` is set the picture belongs to nobody, and a job removes its files and then the row.
 */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When it was made, or chosen last: what was touched lately is not swept. */
    touchedAt: moment().notNull(),
    droppedAt: moment(),
  },
  (table) => [index('pictures_user_idx').on(table.userId), index('pictures_touched_idx').on(table.touchedAt)],
);

/** Uploads under way and just finished, for a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `Upload-Metadata` as the client sent it. */
    metadata: text().notNull(),
    /** What it is to become: quotas are counted for each by itself. */
    purpose: text({ enum: ['avatar', 'room'] })
      .notNull()
      .default('avatar'),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    /** What it became. */
    picture: text().references(() => pictures.name, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_user_idx').on(table.userId),
    index('uploads_created_idx').on(table.createdAt),
    check('uploads_received_check', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** The bytes of unfinished uploads: here every process can go on with them, and two cannot write the same. */
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
