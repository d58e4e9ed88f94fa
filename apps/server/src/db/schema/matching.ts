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
    /**
     * `trim` marks the start of the log after old rows were deleted. `weights` has no effect: servers of the previous
     * version write it.
     */
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
 * No longer used. Servers of the previous version may still read it while they run beside this one; a later version
 * drops it.
 */
export const matchVectors = pgTable(
  'match_vectors',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    digest: text().notNull(),
    vector: bytea(),
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

/** No longer used, like `match_vectors`. */
export const matchWeights = pgTable(
  'match_weights',
  {
    id: uuid().primaryKey(),
    shipped: text().notNull(),
    policy: text().notNull(),
    verdict: text().notNull(),
    weights: jsonb(),
    pages: integer().notNull(),
    heldBack: integer().notNull(),
    before: real().notNull(),
    after: real().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('match_weights_created_idx').on(table.createdAt)],
);
