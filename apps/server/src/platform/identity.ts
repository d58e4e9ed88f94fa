import { availableParallelism } from 'node:os';
import { eq } from 'drizzle-orm';
import { createGate } from '../core/concurrency/gate.ts';
import { AppError } from '../core/errors.ts';
import type { Secrets } from '../core/secrets.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';

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
  /** What the first sign-in would otherwise wait for. */
  load(): Promise<void>;
}

/** What is kept of a password, and whether one belongs to it. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

/**
 * Hashing runs on libuv's four threads, which also read files and resolve names: two stay free for these. With two
 * cores or less, one core stays free for the event loop. A full queue is a few seconds of work.
 */
const hashing = { maxRunning: availableParallelism() > 2 ? 2 : 1, maxWaiting: 60, maxWaitMs: 5_000 };

/** The same hashing, at most two passwords at a time. @throws AppError `unavailable` when too many wait */
export function boundHashing({ hash, verify }: PasswordHashing): PasswordHashing {
  const refusal = () =>
    new AppError('unavailable', 'The site is busy for a moment. Please try again.', { retryAfter: 2 });
  const gate = createGate({ ...hashing, refusal });
  return {
    hash: (password) => gate.run('', () => hash(password)),
    verify: (input) => gate.run('', () => verify(input)),
  };
}

/**
 * The library is loaded with the first question to it: it is a fifth of all that a start would read.
 * @param givenHashing better-auth's memory-hard scrypt unless given; tests that are not about it bring a cheap one
 */
export function createIdentity(
  db: Database,
  secrets: Secrets,
  publicUrl: string,
  givenHashing: PasswordHashing = memoryHardHashing,
): Identity {
  const bound = boundHashing(givenHashing);

  async function load() {
    const { createBetterAuth } = await import('./better-auth.ts');
    return createBetterAuth(db, secrets, publicUrl, bound);
  }

  let loading: ReturnType<typeof load> | undefined;
  function loaded() {
    loading ??= load();
    return loading;
  }

  return {
    async createAccount({ username, email, password }) {
      const auth = await loaded();
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
      const auth = await loaded();
      try {
        const { token } = await auth.api.signInEmail({ body: { email, password }, headers });
        return token;
      } catch (error) {
        if (statusOf(error) === 401 || statusOf(error) === 400) return undefined;
        throw error;
      }
    },
    async openSession(userId, userAgent) {
      const { internalAdapter } = await (await loaded()).$context;
      const { token } = await internalAdapter.createSession(userId, false, { userAgent });
      return token;
    },
    hashPassword: (password) => bound.hash(password),
    verifyPassword: (hash, password) => bound.verify({ hash, password }),
    async load() {
      await loaded();
    },
  };
}

const memoryHardHashing: PasswordHashing = {
  hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
  verify: async (input) => (await import('better-auth/crypto')).verifyPassword(input),
};

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
