import { availableParallelism } from 'node:os';
import { eq } from 'drizzle-orm';
import { createGate } from '../core/concurrency/gate.ts';
import { AppError } from '../core/errors.ts';
import type { Secrets } from '../core/secrets.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';

/** Maximum lifetime of a session in seconds, regardless of its use. */
export const maxSessionSeconds = 30 * 24 * 3600;

interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** The headers of the browser, whose name is stored with the session. */
  readonly headers: Headers;
}

/** Passwords and sessions in our own tables, managed by better-auth. None of its routes is mounted. */
export interface Identity {
  /** The id of the new account, or undefined if the email address or the username is taken. */
  createAccount(account: NewAccount): Promise<string | undefined>;
  /** The token of the new session, or undefined if the account does not exist or the password is wrong. */
  signIn(input: SignIn): Promise<string | undefined>;
  /** Opens a session for a user who was authenticated in another way; returns its token. */
  openSession(userId: string, userAgent: string): Promise<string>;
  hashPassword(password: string): Promise<string>;
  verifyPassword(hash: string, password: string): Promise<boolean>;
  /** Loads what the first sign-in needs. */
  load(): Promise<void>;
}

/** Hashes passwords and verifies them. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

/**
 * Hashing runs on libuv's four threads, which also read files and resolve names: two stay free for these. With two
 * cores or less, one core stays free for the event loop. A full queue is a few seconds of work.
 */
const hashing = { maxRunning: availableParallelism() > 2 ? 2 : 1, maxWaiting: 60, maxWaitMs: 5_000 };

/** Limits the hashing to two passwords at a time. @throws AppError `unavailable` if too many wait */
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
 * The library is loaded on first use, because it is a fifth of the code that the server loads.
 * @param givenHashing default: the memory-hard scrypt of better-auth; most tests pass a cheap one
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
        // If another sign-up has just taken the address, better-auth returns an invented user.
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
