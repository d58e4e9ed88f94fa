import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** Accounts of a code host that people have linked: one each way. */
export const githubAccounts = pgTable(
  'github_accounts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Ids of different code hosts, or of the stand-in, must not be taken for one another. */
    host: text().notNull(),
    githubId: text().notNull(),
    login: text().notNull(),
    scope: text({ enum: ['full', 'public'] }).notNull(),
    /** The code host's token, sealed; null once the code host refuses it. */
    sealedToken: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('github_accounts_key').on(table.host, table.githubId)],
);

/**
 * Sign-ins under way, in one of two steps: `state:` waits for the code host to send the person back, `token:` for
 * the page to finish. `key` and `cookieHash` are SHA-256 hashes, so this table alone opens nothing.
 */
export const githubFlows = pgTable(
  'github_flows',
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    cookieHash: text().notNull(),
    /** Who links an account, being signed in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The PKCE verifier, then the code host's token. */
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
