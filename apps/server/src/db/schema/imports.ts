import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * What `npm run import` has added. The row outlives its subject, so that another run does not add a deleted user again;
 * therefore it contains digests and never the data of a line.
 */
export const importedRecords = pgTable(
  'imported_records',
  {
    /** The id of the user or project. */
    id: uuid().primaryKey(),
    /** SHA-256 of kind and id of the line. */
    key: text().notNull(),
    /** SHA-256 of the whole line. */
    digest: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('imported_records_key').on(table.key)],
);
