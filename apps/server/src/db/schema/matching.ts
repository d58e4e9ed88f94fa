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
 * The ordered change log that updates the matching index of each process. A reader's position passes only rows of
 * transactions older than the oldest running one, ordered by (transaction, seq). So no late commit is skipped, as a
 * plain sequence would allow.
 */
export const matchChanges = pgTable(
  'match_changes',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** `trim` marks the start of the log after old rows were deleted. */
    entity: text({ enum: ['developer', 'project', 'weights', 'trim'] }).notNull(),
    entityId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('match_changes_order_idx').on(table.transactionId, table.seq)],
);

/**
 * How often developers were shown in the week before the last night, as levels. No row for developers who were rarely
 * shown or who opted out of learning.
 */
export const matchExposure = pgTable('match_exposure', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  level: smallint().notNull(),
});

/**
 * The vector of a developer's or project's text. A row without a vector means that there is none: the text is empty
 * or the model rejects it.
 */
export const matchVectors = pgTable(
  'match_vectors',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    /** SHA-256 of the sent text. */
    digest: text().notNull(),
    /** 32-bit numbers, little-endian. */
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

/** The results of the nightly attempts to fit the weights of the score. */
export const matchWeights = pgTable(
  'match_weights',
  {
    id: uuid().primaryKey(),
    /** Policy version of the shipped weights. Weights learned for other shipped weights do not count. */
    shipped: text().notNull(),
    /** Active since then. */
    policy: text().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    /** Null: the previous weights stay active. */
    weights: jsonb().$type<ScoreWeights>(),
    pages: integer().notNull(),
    heldBack: integer().notNull(),
    /** Share of held-out pairs in the right order, with the previous and with the new weights. */
    before: real().notNull(),
    after: real().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('match_weights_created_idx').on(table.createdAt)],
);
