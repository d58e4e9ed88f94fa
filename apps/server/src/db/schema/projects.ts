import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, tsvector, updatedAt } from './columns.ts';

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    technologies: text().array().notNull(),
    skills: text().array().notNull(),
    /** Canonical ids of the two lists above, so that a filter also finds aliases. */
    technologyIds: text().array().notNull(),
    skillIds: text().array().notNull(),
    /** The words of title, tags and description, for the search box. */
    searchText: text().notNull(),
    /** The same for the index: words of the title weigh more, and the ids of tags are included. */
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', search_text), 'C') || array_to_tsvector(technology_ids || skill_ids)`,
      ),
    responsibilities: text().notNull(),
    teamSize: smallint().notNull(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: ['open', 'full', 'closed', 'archived'] })
      .notNull()
      .default('open'),
    /** Creation as shown to users; null only for imports without a date. */
    date: moment(),
    createdAt: createdAt(),
    /** When its text was last changed; null for never, and for changes before this column existed. */
    editedAt: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('projects_slug_key').on(table.slug),
    index('projects_created_idx').on(table.createdAt, table.id),
    index('projects_updated_idx').on(table.updatedAt),
    // Includes the status, so that visible projects can be counted in the index alone.
    index('projects_owner_status_idx').on(table.ownerId, table.status),
    index('projects_technology_ids_idx').using('gin', table.technologyIds),
    index('projects_skill_ids_idx').using('gin', table.skillIds),
    index('projects_search_vector_idx').using('gin', table.searchVector),
    check('projects_status_check', sql`${table.status} in ('open', 'full', 'closed', 'archived')`),
    check('projects_team_size_check', sql`${table.teamSize} between 1 and 50`),
    check('projects_dates_check', sql`${table.endDate} >= ${table.startDate}`),
  ],
);

/** Former slugs, which redirect. */
export const projectSlugs = pgTable('project_slugs', {
  slug: text().primaryKey(),
  projectId: uuid()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/**
 * The words of at least four letters in projects, for suggestions on spelling mistakes. A trigger on `projects`
 * collects them.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_trigram_idx').using('gin', sql`${table.word} gin_trgm_ops`),
  index('search_words_prefix_idx').on(table.word.op('text_pattern_ops')),
]);
