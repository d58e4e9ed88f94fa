import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { bytea, createdAt, moment } from './columns.ts';

/** Public keys of passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The id that the authenticator gave the credential, base64url. */
    credentialId: text().notNull(),
    publicKey: bytea().notNull(),
    /** The signature counter; stays 0 for authenticators without one. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Hints for the browser. */
    transports: text({ enum: ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] })
      .array()
      .notNull(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
    index('passkeys_user_idx').on(table.userId),
  ],
);

/**
 * The encrypted secret of a user's authenticator app (TOTP, RFC 6238). Without `confirmedAt` it is not required yet.
 */
export const twoFactors = pgTable('two_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the last accepted code. Codes of this step and earlier ones are rejected. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** SHA-256 of the unused recovery codes. A code has 80 random bits, so its hash alone gives no access. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_codes_key').on(table.userId, table.codeHash)],
);

/**
 * Single-use challenges and tokens for sign-ins and new passkeys. `key` is the purpose and the SHA-256 of the
 * challenge or token. A row belongs to one session, or to the browser whose cookie has the hash `cookieHash`.
 */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    cookieHash: text(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sign_in_steps_key').on(table.key),
    index('sign_in_steps_user_idx').on(table.userId),
    index('sign_in_steps_session_idx').on(table.sessionId),
    index('sign_in_steps_expires_idx').on(table.expiresAt),
  ],
);
