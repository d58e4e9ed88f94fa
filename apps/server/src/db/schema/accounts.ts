import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/**
 * The identity of a user. After deletion the row stays under the name 'Deleted user', without email address or
 * picture, so that messages and archived projects still have an author.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    /**
     * See `core/username-skeleton.ts`. Null until a job has written it, and for a name that looks like an older one.
     */
    usernameSkeleton: text(),
    /** Empty if the user signed up through a code host that showed no address. */
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
    // Few rows, so that lists can exclude suspended users cheaply.
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
    /** Whether the address of the account was verified by a user who had this password. */
    addressVerified: boolean('address_proved').notNull().default(false),
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

/** Sessions of browsers. The cookie contains the signed token, so this table alone gives no access. */
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
    /** The session was started with a passkey or an authenticator code, or one of them was set up in it. */
    secondFactor: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('sessions_token_key').on(table.token), index('sessions_user_idx').on(table.userId)],
);

/**
 * Links in emails that verify an address. `identifier` is the purpose and the SHA-256 of the token, so this table
 * alone gives no access; `value` is the address of the email.
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
