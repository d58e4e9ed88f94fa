import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { bytea, createdAt, moment } from './columns.ts';

/** Public keys of authenticators that sign a user in (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The authenticator's own id of the credential, base64url. */
    credentialId: text().notNull(),
    publicKey: bytea().notNull(),
    /** Signatures so far; stays 0 with authenticators that do not count. */
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

/** The secret of a user's authenticator app (TOTP, RFC 6238), sealed. Without `confirmedAt` it asks for nothing yet. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the latest accepted code: no code of it or of an earlier one is accepted again. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** SHA-256 of the recovery codes that are left. A code has 80 random bits, so its hash alone opens nothing. */
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
 * What a sign-in or a new passkey waits for, once each. `key` is the purpose and the SHA-256 of a challenge or
 * token; a row also belongs to one session, or to the browser whose cookie has the hash `cookieHash`.
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
