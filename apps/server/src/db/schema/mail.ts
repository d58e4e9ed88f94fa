import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Emails to send. A row is deleted when its email was sent. */
export const emails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address and content, encrypted because they contain links that give access to accounts. */
    sealed: text().notNull(),
    /** After this time the email is useless, for example because its link has expired. */
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mails_user_idx').on(table.userId), index('mails_expires_idx').on(table.expiresAt)],
);
