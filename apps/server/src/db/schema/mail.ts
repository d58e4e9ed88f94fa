import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Mails that are still to be sent; a row goes once its mail has left. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address and letter, sealed: they hold links that open accounts. */
    sealed: text().notNull(),
    /** When the mail has lost its meaning, such as a link its life. */
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mails_user_idx').on(table.userId), index('mails_expires_idx').on(table.expiresAt)],
);
