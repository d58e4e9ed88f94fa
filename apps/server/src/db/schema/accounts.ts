import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/**
 * A person's identity. After deletion the row stays under the name 'Deleted user', without e-mail or picture,
 * so that messages and archived projects keep somebody to be by.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    /** See `core/username-skeleton.ts`. Null until a job has written it, and for a name like an older one. */
    usernameSkeleton: text(),
    /** Empty for who came over a code host that showed none. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    profilePicture: text(),
    isAdmin: boolean().notNull().default(false),
    status: text({ enum: ['active', 'suspended', 'deleted'] })
      .notNull()
      .default('active'),
    /** Set while the account is suspended. */
    suspendedAt: moment(),
    suspensionReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.status} <> 'deleted' and ${table.email} <> ''`),
    uniqueIndex('users_username_key')
      .on(sql`lower(${table.username})`)
      .where(sql`${table.status} <> 'deleted'`),
    uniqueIndex('users_username_skeleton_key')
      .on(table.usernameSkeleton)
      .where(sql`${table.status} <> 'deleted'`),
    index('users_without_skeleton_idx')
      .on(table.id)
      .where(sql`${table.usernameSkeleton} is null and ${table.status} <> 'deleted'`),
    index('users_username_trigram_idx').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
    // Few rows, so that lists leave out what suspended people own at no cost.
    index('users_suspended_idx').on(table.id).where(sql`${table.status} = 'suspended'`),
    check('users_status_check', sql`${table.status} in ('active', 'suspended', 'deleted')`),
  ],
);

/** Passwords. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text().notNull(),
    accountId: text().notNull(),
    password: text(),
    /** Whether the address of the account was proved by a user who had this password. */
    addressProved: boolean().notNull().default(false),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('credentials_provider_key').on(table.providerId, table.accountId),
    index('credentials_user_idx').on(table.userId),
  ],
);

/** Signed-in browsers. The cookie carries the token signed, so this table alone opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Signed in with a passkey or a code of an authenticator app, or one of them was set up in it. */
    secondFactor: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('sessions_token_key').on(table.token), index('sessions_user_idx').on(table.userId)],
);

/**
 * Links in mails that prove an address. `identifier` is the link's purpose and the SHA-256 of its token, so this
 * table alone opens nothing; `value` is the address that the link was sent to.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verifications_identifier_idx').on(table.identifier),
    index('verifications_user_idx').on(table.userId),
  ],
);
