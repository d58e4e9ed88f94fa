import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Words with their places, as PostgreSQL's full-text search looks them up. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words that projects use, from four letters, against which slips of the pen are compared. A trigger on
 * `projects` collects them, so that every way of writing a project does.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_trigram_idx').using('gin', sql`${table.word} gin_trgm_ops`),
  index('search_words_prefix_idx').on(table.word.op('text_pattern_ops')),
]);
