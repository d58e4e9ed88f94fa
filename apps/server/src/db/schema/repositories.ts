import { analysisReasons, analysisStatuses } from '@teamwright/contracts/repositories.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Repositories of the code host that users uploaded as projects. */
export const repositories = pgTable(
  'repositories',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    repoId: text().notNull(),
    name: text().notNull(),
    /** `owner/name`; '' in rows from before this column existed, until the next refresh. */
    fullName: text().notNull().default(''),
    private: boolean().notNull().default(false),
    description: text().notNull().default(''),
    language: text().notNull().default(''),
    url: text().notNull(),
    pushedAt: moment().notNull(),
    /**
     * ETag of the repository's description. The next request sends it and costs no quota while nothing has changed.
     */
    etag: text().notNull().default(''),
    /** Other inputs of the analysis, to detect a change of topics. */
    topics: text().array().notNull().default([]),
    analysisStatus: text({ enum: analysisStatuses }).notNull().default('analysing'),
    analysisReason: text({ enum: analysisReasons }),
    /** Version of the rules of its analysis; 0 for never. */
    analysisRules: integer().notNull().default(0),
    /** Version of the rules of its words; 0 for never. */
    wordsRules: integer().notNull().default(0),
    analysedAt: moment(),
    checkedAt: moment(),
    retryAt: moment(),
    /** When a job was last requested, by the user or the schedule. */
    requestedAt: createdAt(),
    /** The job that analyses it now, and until when other jobs skip it. */
    claimedBy: uuid(),
    claimedUntil: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('repositories_key').on(table.userId, table.repoId),
    index('repositories_user_idx').on(table.userId, table.pushedAt),
    index('repositories_requested_idx').on(table.requestedAt),
    check(
      'repositories_analysis_status_check',
      sql`${table.analysisStatus} in ('analysing', 'analysed', 'waiting', 'stopped')`,
    ),
  ],
);

/**
 * Searchable texts of public repositories, never shown. In a table of their own because they are long and rarely
 * read. No rows for private repositories and for forks without own commits.
 */
export const repositoryWords = pgTable(
  'repository_words',
  {
    repositoryId: uuid()
      .primaryKey()
      .references(() => repositories.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    /** Its prose, one line of at most 4,000 characters. */
    readme: text().notNull(),
  },
  (table) => [index('repository_words_user_idx').on(table.userId)],
);
