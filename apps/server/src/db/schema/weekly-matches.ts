import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** When new projects were last chosen for a user. No row until the first time. */
export const weeklyMatchChecks = pgTable('weekly_match_checks', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  checkedAt: moment().notNull(),
});

/** The projects that were sent to a user, so that none is sent again. */
export const weeklyMatches = pgTable(
  'weekly_matches',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    sentAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    index('weekly_matches_project_idx').on(table.projectId),
  ],
);
