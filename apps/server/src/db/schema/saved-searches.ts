import type { SavedFilter } from '@teamwright/contracts/projects/saved-searches.ts';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: jsonb().$type<SavedFilter>().notNull(),
    /** Identifies the filter, so that a user saves each filter once. */
    filterDigest: text().notNull(),
    alerts: boolean().notNull(),
    /** When alerts were last turned on. Only projects that were posted later are new. */
    alertsSince: moment().notNull(),
    /** Projects that changed before this moment were compared with the filter. */
    checkedUntil: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_searches_filter_key').on(table.userId, table.filterDigest),
    index('saved_searches_checked_idx').on(table.alerts, table.checkedUntil),
  ],
);

/** The projects of which a user was notified, so that each is found once per saved search. */
export const savedSearchHits = pgTable(
  'saved_search_hits',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    foundAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.projectId] }),
    index('saved_search_hits_project_idx').on(table.projectId),
  ],
);
