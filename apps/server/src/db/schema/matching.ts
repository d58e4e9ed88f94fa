import { sql } from 'drizzle-orm';
import { bigserial, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

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
    entity: text({ enum: ['developer', 'project', 'trim'] }).notNull(),
    entityId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('match_changes_order_idx').on(table.transactionId, table.seq)],
);
