import { analysisReasons, analysisStatuses } from '@teamwright/contracts/repositories.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Repositories of the code host that a person brought as projects. */
export const repositories = pgTable(
  'repositories',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    repoId: text().notNull(),
    name: text().notNull(),
    /** `owner/name`; '' in rows from before it was kept, until the next refresh. */
    fullName: text().notNull().default(''),
    private: boolean().notNull().default(false),
    description: text().notNull().default(''),
    language: text().notNull().default(''),
    url: text().notNull(),
    pushedAt: moment().notNull(),
    /** Of the code host's description of it: the next reading asks with this, and is free while nothing changed. */
    etag: text().notNull().default(''),
    /** What the analysis depends on beside the code: by it a change of topics is seen. */
    topics: text().array().notNull().default([]),
    analysisStatus: text({ enum: analysisStatuses }).notNull().default('analysing'),
    analysisReason: text({ enum: analysisReasons }),
    /** The rules by which it was analysed; 0 for never. */
    analysisRules: integer().notNull().default(0),
    /** The rules by which its words were taken; 0 for never. */
    wordsRules: integer().notNull().default(0),
    analysedAt: moment(),
    checkedAt: moment(),
    retryAt: moment(),
    /** When a job was last asked to read it, by its person or by the clock. */
    requestedAt: createdAt(),
    /** The job that reads it now, and until when others leave it alone. */
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
 * What public repositories say in words, to be searched and never shown. Apart from the others, as they are long and
 * hardly ever read. Private ones, and forks without own commits, have no row.
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
