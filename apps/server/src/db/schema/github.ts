import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** Linked accounts of a code host: at most one per user and one user per account. */
export const githubAccounts = pgTable(
  'github_accounts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The code host, because ids of different hosts, or of the fake, can be equal. */
    host: text().notNull(),
    githubId: text().notNull(),
    login: text().notNull(),
    scope: text({ enum: ['full', 'public'] }).notNull(),
    /** The encrypted token; null after the code host rejects it. */
    sealedToken: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('github_accounts_key').on(table.host, table.githubId)],
);

/**
 * Unfinished sign-ins, in one of two steps: `state:` until the code host redirects the user back, `token:` until the
 * page finishes. `key` and `cookieHash` are SHA-256 hashes, so this table alone gives no access.
 */
export const githubFlows = pgTable(
  'github_flows',
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    cookieHash: text().notNull(),
    /** The signed-in user who links an account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The encrypted PKCE verifier, then the encrypted token. */
    sealed: text().notNull(),
    scope: text({ enum: ['full', 'public'] }).notNull(),
    returnTo: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('github_flows_key').on(table.key),
    index('github_flows_user_idx').on(table.userId),
    index('github_flows_expires_idx').on(table.expiresAt),
  ],
);
