import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import { newId } from '../core/ids.ts';
import { derivedKey, type Secrets } from '../core/secrets.ts';
import type { Database } from '../db/client.ts';
import { credentials, sessions, users, verifications } from '../db/schema/accounts.ts';

/** Longest life of a session, in seconds, however much it is used. */
export const sessionLifetime = 30 * 24 * 3600;

interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** The browser's headers: its name is remembered with the session. */
  readonly headers: Headers;
}

/** Passwords and sessions, kept by better-auth in our own tables. None of its routes is mounted. */
export interface Identity {
  /** The new account's id, or undefined when the e-mail or the username is taken. */
  createAccount(account: NewAccount): Promise<string | undefined>;
  /** The new session's token, or undefined when no such account exists or the password is another one. */
  signIn(input: SignIn): Promise<string | undefined>;
  /** A session for somebody whose identity was proved in another way; answers its token. */
  openSession(userId: string, userAgent: string): Promise<string>;
  hashPassword(password: string): Promise<string>;
  verifyPassword(hash: string, password: string): Promise<boolean>;
}

/** What is kept of a password, and whether one belongs to it. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

function createBetterAuth(db: Database, secrets: Secrets, publicUrl: string, password?: PasswordHashing) {
  return betterAuth({
    baseURL: publicUrl,
    secret: derivedKey(secrets.current, 'better-auth').toString('hex'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    user: { fields: { name: 'username', image: 'profilePicture' } },
    session: { expiresIn: sessionLifetime, updateAge: sessionLifetime },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      ...(password && { password }),
    },
    advanced: { database: { generateId: () => newId() } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

/** @param password better-auth's memory-hard scrypt unless given; tests that are not about it bring a cheap one */
export function createIdentity(
  db: Database,
  secrets: Secrets,
  publicUrl: string,
  password?: PasswordHashing,
): Identity {
  const auth = createBetterAuth(db, secrets, publicUrl, password);
  return {
    async createAccount({ username, email, password }) {
      try {
        const { user } = await auth.api.signUpEmail({ body: { name: username, email, password } });
        // For an address that somebody took a moment ago it answers with a person whom it has made up.
        return (await db.$count(users, eq(users.id, user.id))) === 1 ? user.id : undefined;
      } catch (error) {
        if (statusOf(error) === 422) return undefined;
        throw error;
      }
    },
    async signIn({ email, password, headers }) {
      try {
        const { token } = await auth.api.signInEmail({ body: { email, password }, headers });
        return token;
      } catch (error) {
        if (statusOf(error) === 401 || statusOf(error) === 400) return undefined;
        throw error;
      }
    },
    async openSession(userId, userAgent) {
      const { internalAdapter } = await auth.$context;
      const { token } = await internalAdapter.createSession(userId, false, { userAgent });
      return token;
    },
    hashPassword: async (password) => (await auth.$context).password.hash(password),
    verifyPassword: async (hash, password) => (await auth.$context).password.verify({ hash, password }),
  };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
