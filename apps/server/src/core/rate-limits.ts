import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { createGate, type Gate } from './concurrency/gate.ts';
import { AppError } from './errors.ts';
import { createLimiter, type Limiter, type SharedCounts } from './limiter.ts';

interface LimitPolicy {
  /** Calls in each window. */
  readonly points: number;
  readonly seconds: number;
  /** Calls above the limit are not refused. They wait this long. */
  readonly delayMs?: number;
}

/** A burst of 20 in 4 s is 5 a second in the long run. `docs/operations.md` lists them. */
const policies = {
  /** Sign-ins to one account from one network or one known browser: all tries, and those that fail. */
  signIn: { points: 20, seconds: 15 * 60 },
  signInFailure: { points: 5, seconds: 15 * 60 },
  /** The same from one network to any account. Known browsers are exempt. */
  signInFailureByNetwork: { points: 30, seconds: 15 * 60 },
  /** The same to one account from anywhere. A refusal would let an attacker lock the owner out. */
  signInFailureByAccount: { points: 100, seconds: 15 * 60, delayMs: 2_000 },
  /** Sessions that one user opens. */
  openSession: { points: 60, seconds: 3600 },
  /** The current password of a signed-in user: all tries, and those that fail. */
  currentPassword: { points: 20, seconds: 15 * 60 },
  currentPasswordFailure: { points: 5, seconds: 15 * 60 },
  /** Mails that one caller asks for. */
  mailByCaller: { points: 20, seconds: 3600 },
  /** Mails that guests ask for, of one kind to one address: from one network or known browser, and from anywhere. */
  guestMail: { points: 3, seconds: 3600 },
  guestMailByRecipient: { points: 6, seconds: 3600 },
  /** Mails that a signed-in user asks for, and such mails to an address that is not proved yet. */
  mailByUser: { points: 5, seconds: 3600 },
  proofMailByRecipient: { points: 5, seconds: 3600 },
  mailLink: { points: 60, seconds: 15 * 60 },
  /** Sign-ins with a passkey that are begun and finished, and second steps of a sign-in. */
  passkey: { points: 120, seconds: 15 * 60 },
  /** Wrong codes of an authenticator app and wrong recovery codes of one account. */
  secondFactor: { points: 5, seconds: 15 * 60 },
  /** Sign-ins over the code host that are begun, and calls that we hand on to it. */
  github: { points: 300, seconds: 15 * 60 },
  signUp: { points: 20, seconds: 3600 },
  search: { points: 20, seconds: 4 },
  chat: { points: 20, seconds: 4 },
  /** Rooms that a person's sockets enter, and places up to which they have read: a busy browser stays far below. */
  enterRoom: { points: 60, seconds: 10 },
  read: { points: 100, seconds: 10 },
  /** Socket connections of a user: 20 tabs that reload, and come back after an interruption. */
  connect: { points: 120, seconds: 60 },
  /** Messages that HTTP has stored and a socket looks up. */
  storedMessage: { points: 20, seconds: 4 },
  leaveRoom: { points: 120, seconds: 10 },
  watch: { points: 100, seconds: 10 },
  join: { points: 20, seconds: 3600 },
  invite: { points: 20, seconds: 3600 },
  /** Every change that has no other limit. */
  change: { points: 120, seconds: 60 },
  /** New passwords of a signed-in user. Each is hashed, mailed about and kept in the audit trail. */
  changePassword: { points: 10, seconds: 3600 },
  /** Recommendations, explanations of a match, and what one's skills come to. */
  match: { points: 120, seconds: 60 },
  /** Pages of a room's history, summaries of what was missed, lists of rooms and of one's own projects. */
  history: { points: 300, seconds: 60 },
  /** A team is asked for anew with every what-if. */
  compose: { points: 120, seconds: 10 * 60 },
  comment: { points: 20, seconds: 10 * 60 },
  create: { points: 10, seconds: 3600 },
  /** Reads all of a person's rows. */
  export: { points: 6, seconds: 3600 },
  edit: { points: 60, seconds: 10 * 60 },
  block: { points: 60, seconds: 3600 },
  report: { points: 20, seconds: 3600 },
  upload: { points: 30, seconds: 3600 },
  uploadPart: { points: 240, seconds: 60 },
  insights: { points: 120, seconds: 60 },
  /** Refusals that are remembered; what goes beyond is refused all the same. */
  refusalLog: { points: 30, seconds: 3600 },
} as const satisfies Record<string, LimitPolicy>;

/**
 * Requests of one caller that a process works on at a time, and that wait for their turn. A page of the web app sends
 * at most 8 at once, a browser has 6 connections to a host under HTTP/1.1.
 */
const requestsInWork = { maxRunning: 6, maxWaiting: 40, maxWaitMs: 5_000 };

/** Parts of uploads that one user sends at a time. Each keeps up to 2 MiB in memory, for a minute if it stalls. */
const uploadsInWork = { maxRunning: 4, maxWaiting: 20, maxWaitMs: 60_000 };

/** Not relaxed for load tests: requests that wait for the same picture find it finished. */
const picturesInWork = { maxRunning: 1, maxWaiting: 40, maxWaitMs: 60_000 };

export type RateLimitName = keyof typeof policies;

/** A limit, and the key that it counts. */
export type LimitKey = readonly [name: RateLimitName, key: string];

export interface AttemptLimits {
  /** Count each try. */
  readonly tries: readonly LimitKey[];
  /** Count only tries that fail. */
  readonly failures: readonly LimitKey[];
}

export interface RateLimits {
  /** Counts one call. @throws AppError `rate_limited` when there were too many */
  consume(name: RateLimitName, key: string): Promise<void>;
  /**
   * Runs a try. `work` returns undefined if the try fails. A try counts as failed while it runs, so that concurrent
   * tries cannot exceed a limit. @throws AppError `rate_limited` before it runs
   */
  attempt<R>(limits: AttemptLimits, work: () => Promise<R | undefined>): Promise<R | undefined>;
  /** Sets the counts to zero. */
  reset(keys: readonly LimitKey[]): Promise<void>;
  /** Bounds the requests in work for each caller in this process. @throws AppError `rate_limited` */
  readonly requests: Gate;
  /** Bounds the uploads that each user sends at a time. @throws AppError `rate_limited` */
  readonly uploads: Gate;
  /** Decodes one picture of each user at a time. @throws AppError `rate_limited` */
  readonly pictures: Gate;
}

/**
 * Limits of this process, or of all processes that share the counts. While the shared counts are unavailable each
 * process counts alone. `relaxed` multiplies the limits by 1,000, for load tests.
 */
export function createRateLimits(relaxed: boolean, shared?: SharedCounts): RateLimits {
  const factor = relaxed ? 1000 : 1;
  const limiters = new Map(
    Object.entries(policies).map(([name, { points, seconds }]) => {
      const options = { keyPrefix: name, points: points * factor, duration: seconds };
      return [name, createLimiter(options, shared)];
    }),
  );

  function limiter(name: RateLimitName): Limiter {
    const found = limiters.get(name);
    if (found === undefined) throw new Error(`no rate limit is named ${name}`);
    return found;
  }

  async function consume(name: RateLimitName, key: string): Promise<void> {
    try {
      await limiter(name).consume(key);
    } catch (refusal) {
      const error = tooMany(refusal);
      const { delayMs }: LimitPolicy = policies[name];
      if (delayMs === undefined || !(error instanceof AppError)) throw error;
      await pause(delayMs);
    }
  }

  /** Throws if the limit is used up, without counting. */
  async function check(name: RateLimitName, key: string): Promise<void> {
    const { delayMs }: LimitPolicy = policies[name];
    if (delayMs !== undefined) return;
    const state = await limiter(name).get(key);
    if (state !== null && state.remainingPoints <= 0) throw tooMany(state);
  }

  return {
    consume,
    async attempt({ tries, failures }, work) {
      const keys = [...tries, ...failures];
      for (const [name, key] of keys) await check(name, key);
      for (const [name, key] of keys) await consume(name, key);
      let failed = false;
      try {
        const result = await work();
        failed = result === undefined;
        return result;
      } finally {
        if (!failed) for (const [name, key] of failures) await limiter(name).reward(key);
      }
    },
    async reset(keys) {
      for (const [name, key] of keys) await limiter(name).delete(key);
    },
    requests: gateOf(requestsInWork, factor),
    uploads: gateOf(uploadsInWork, factor),
    pictures: gateOf(picturesInWork, 1),
  };
}

function gateOf(bounds: typeof requestsInWork, factor: number): Gate {
  return createGate({
    maxRunning: bounds.maxRunning * factor,
    maxWaiting: bounds.maxWaiting * factor,
    maxWaitMs: bounds.maxWaitMs,
    refusal: () =>
      new AppError('rate_limited', 'Too many requests at once. Please wait a moment.', { retryAfter: 1 }),
  });
}

function tooMany(refusal: unknown): unknown {
  if (refusal instanceof Error) return refusal;
  const { msBeforeNext } = refusal as RateLimiterRes;
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError('rate_limited', `Too many tries. Please wait ${waiting(retryAfter)}.`, { retryAfter });
}

function waiting(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
