import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  date,
  index,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Shown recommendations and their outcomes, one row per pair, viewer and day. Users who opted out appear in no role.
 * No foreign key to the project, so that inserts do not wait for changes of a team.
 */
export const shownMatches = pgTable(
  'shown_matches',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** What was recommended: projects to a developer, or developers to owners and co-owners. */
    kind: text({ enum: ['projects', 'people'] }).notNull(),
    viewerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    developerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid().notNull(),
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** Position on the page, from 1. */
    rank: smallint().notNull(),
    score: smallint().notNull(),
    /** Version of the weights and rules that chose the page. */
    policy: text().notNull(),
    /** No longer written; a later version drops it. */
    values: real().array(),
    shownAt: moment().notNull(),
    openedAt: moment(),
    invitedAt: moment(),
    requestedAt: moment(),
    acceptedAt: moment(),
    rejectedAt: moment(),
  },
  (table) => [
    uniqueIndex('shown_matches_day_key').on(
      table.projectId,
      table.developerId,
      table.viewerId,
      table.kind,
      table.day,
    ),
    index('shown_matches_developer_idx').on(table.developerId, table.shownAt),
    index('shown_matches_viewer_idx').on(table.viewerId, table.developerId),
    index('shown_matches_shown_at_idx').on(table.shownAt),
    check('shown_matches_kind_check', sql`${table.kind} in ('projects', 'people')`),
  ],
);
