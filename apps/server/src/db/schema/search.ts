import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Words with their positions, for PostgreSQL's full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of at least four letters in projects, for suggestions on spelling mistakes. A trigger on `projects`
 * collects them.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_trigram_idx').using('gin', sql`${table.word} gin_trgm_ops`),
  index('search_words_prefix_idx').on(table.word.op('text_pattern_ops')),
]);
