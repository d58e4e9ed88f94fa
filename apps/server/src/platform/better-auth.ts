import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { newId } from '../core/ids.ts';
import { derivedKey, type Secrets } from '../core/secrets.ts';
import { usernameSkeleton } from '../core/username-skeleton.ts';
import type { Database } from '../db/client.ts';
import { credentials, sessions, users, verifications } from '../db/schema/accounts.ts';
import { maxSessionSeconds, type PasswordHashing } from './identity.ts';

/** Separate file because the library loads slowly; see `createIdentity`. */
export function createBetterAuth(
  db: Database,
  secrets: Secrets,
  publicUrl: string,
  password: PasswordHashing,
) {
  return betterAuth({
    baseURL: publicUrl,
    secret: derivedKey(secrets.current, 'better-auth').toString('hex'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    user: {
      fields: { name: 'username', image: 'profilePicture' },
      additionalFields: { usernameSkeleton: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, usernameSkeleton: usernameSkeleton(user.name) } }),
        },
      },
    },
    session: { expiresIn: maxSessionSeconds, updateAge: maxSessionSeconds },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password,
    },
    advanced: { database: { generateId: () => newId() } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
