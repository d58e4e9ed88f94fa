import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    description: text().notNull().default(''),
    language: text().notNull().default(''),
    url: text().notNull(),
    pushedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('repositories_key').on(table.userId, table.repoId),
    index('repositories_user_idx').on(table.userId, table.pushedAt),
  ],
);
