import type { Verdict } from '@teamwright/matching/learn/refit.ts';
import type { ScoreWeights } from '@teamwright/matching/score/scoring.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The ordered change log that feeds each process's matching index. A reader's place passes only
 * rows whose transaction lies before the oldest one still running, ordered by (transaction, seq): nothing that
 * commits late is skipped, which a plain sequence would allow.
 */
export const matchChanges = pgTable(
  'match_changes',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** `trim` marks where the log begins since old rows were removed. */
    entity: text({ enum: ['developer', 'project', 'weights', 'trim'] }).notNull(),
    entityId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('match_changes_order_idx').on(table.transactionId, table.seq)],
);

/**
 * How much people were shown in the week before the last night, in levels. Nobody has a row who was seldom shown, or who
 * opted out of what is learned from recommendations.
 */
export const matchExposure = pgTable('match_exposure', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  level: smallint().notNull(),
});

/**
 * What a language model made of the text of a person or a project. A row without a vector is known to have none: its
 * text is empty, or the model does not take it.
 */
export const matchVectors = pgTable(
  'match_vectors',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    /** SHA-256 of the text as it was sent. */
    digest: text().notNull(),
    /** Numbers of 32 bits, the lowest byte first. */
    vector: bytea(),
    /** When the text was last compared with the digest. */
    checkedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('match_vectors_user_key').on(table.userId),
    uniqueIndex('match_vectors_project_key').on(table.projectId),
    index('match_vectors_checked_idx').on(table.checkedAt),
    check('match_vectors_of_one_check', sql`num_nonnulls(${table.userId}, ${table.projectId}) = 1`),
  ],
);

/** What came of each nightly attempt to fit the score's weights to what the site's people do. */
export const matchWeights = pgTable(
  'match_weights',
  {
    id: uuid().primaryKey(),
    /** Policy version of the weights that the release ships: those learned beside others do not count. */
    shipped: text().notNull(),
    /** In force since then. */
    policy: text().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    /** Null: those before stay. */
    weights: jsonb().$type<ScoreWeights>(),
    pages: integer().notNull(),
    heldBack: integer().notNull(),
    /** Share of held-back pairs in the right order, by the weights before and the ones that were tried. */
    before: real().notNull(),
    after: real().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('match_weights_created_idx').on(table.createdAt)],
);
