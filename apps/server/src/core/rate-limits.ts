import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { createGate, type Gate } from './concurrency/gate.ts';
import { AppError } from './errors.ts';
import { createLimiter, type Limiter, type SharedCounts } from './limiter.ts';

interface LimitPolicy {
  /** Calls per window. */
  readonly points: number;
  readonly seconds: number;
  /** If set, calls above the limit are delayed by this time instead of rejected. */
  readonly delayMs?: number;
}

/** A burst of 20 in 4 s is 5 a second in the long run. `docs/operations.md` explains the most important ones. */
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
  /** Emails that one caller requests. */
  mailByCaller: { points: 20, seconds: 3600 },
  /** Emails that guests request, per kind and address: from one network or known browser, and from anywhere. */
  guestMail: { points: 3, seconds: 3600 },
  guestMailByRecipient: { points: 6, seconds: 3600 },
  /** Emails that a signed-in user requests, and those among them to an unverified address. */
  mailByUser: { points: 5, seconds: 3600 },
  verificationMailByRecipient: { points: 5, seconds: 3600 },
  mailLink: { points: 60, seconds: 15 * 60 },
  /** Started and finished sign-ins with a passkey, and second steps of a sign-in. */
  passkey: { points: 120, seconds: 15 * 60 },
  /** Wrong codes of an authenticator app and wrong recovery codes of one account. */
  secondFactor: { points: 5, seconds: 15 * 60 },
  /** Started sign-ins with the code host, and calls that the server forwards to it. */
  github: { points: 300, seconds: 15 * 60 },
  signUp: { points: 20, seconds: 3600 },
  search: { points: 20, seconds: 4 },
  chat: { points: 20, seconds: 4 },
  /** Rooms that a user's sockets enter, and read positions. A busy browser stays far below. */
  enterRoom: { points: 60, seconds: 10 },
  read: { points: 100, seconds: 10 },
  /** Socket connections of a user: 20 tabs that reload or reconnect. */
  connect: { points: 120, seconds: 60 },
  /** Messages stored over HTTP that a socket looks up. */
  storedMessage: { points: 20, seconds: 4 },
  leaveRoom: { points: 120, seconds: 10 },
  watch: { points: 100, seconds: 10 },
  join: { points: 20, seconds: 3600 },
  invite: { points: 20, seconds: 3600 },
  /** All changes that have no separate limit. */
  change: { points: 120, seconds: 60 },
  /** New passwords of a signed-in user. Each is hashed, causes an email and is recorded in the audit trail. */
  changePassword: { points: 10, seconds: 3600 },
  /** Recommendations, explanations of a match, a user's skill report, and the public figures about recommendations. */
  match: { points: 120, seconds: 60 },
  /** Pages of a room's history, catch-up summaries, lists of rooms and of own projects. */
  history: { points: 300, seconds: 60 },
  /** Every what-if requests a new team. */
  compose: { points: 120, seconds: 10 * 60 },
  /** Searches for skills in a text. A user who types without a pause causes about one a second. */
  extract: { points: 90, seconds: 60 },
  comment: { points: 20, seconds: 10 * 60 },
  /** Projects and events that a user creates. */
  create: { points: 10, seconds: 3600 },
  /** Reads all rows of a user. */
  export: { points: 6, seconds: 3600 },
  /** Files of an event: each import and export reads all its people. */
  importList: { points: 30, seconds: 3600 },
  /** Previews of an import: one for each change of a column. */
  previewList: { points: 120, seconds: 600 },
  /** Formations: each keeps a core busy for seconds. */
  form: { points: 30, seconds: 600 },
  /** Test messages to a webhook. */
  testWebhook: { points: 20, seconds: 600 },
  /** Check-in codes that a user enters, so that none can be guessed. */
  checkIn: { points: 10, seconds: 600 },
  /** Wrong codes of a user who registers for events. The shortest code has four characters. */
  joinCode: { points: 10, seconds: 600 },
  /** Moves of participants between teams. */
  reviewTeams: { points: 600, seconds: 60 },
  /** Explanations of teams: each reads all participants of an event. */
  whyNot: { points: 30, seconds: 60 },
  edit: { points: 60, seconds: 10 * 60 },
  /** Seats proposed for a form, at most one call per change of it. */
  proposeSeats: { points: 60, seconds: 60 },
  block: { points: 60, seconds: 3600 },
  report: { points: 20, seconds: 3600 },
  upload: { points: 30, seconds: 3600 },
  uploadPart: { points: 240, seconds: 60 },
  insights: { points: 120, seconds: 60 },
  /** Recorded refusals. Further ones are not recorded, and the calls are still refused. */
  refusalLog: { points: 30, seconds: 3600 },
} as const satisfies Record<string, LimitPolicy>;

/**
 * Running and waiting requests of one caller per process. A page of the web app sends at most 8 at once; a browser
 * has 6 connections to a host under HTTP/1.1.
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
  /** Limits that count every try. */
  readonly tries: readonly LimitKey[];
  /** Limits that count failed tries. */
  readonly failures: readonly LimitKey[];
}

export interface RateLimits {
  /** Counts one call. @throws AppError `rate_limited` if there were too many */
  consume(name: RateLimitName, key: string): Promise<void>;
  /**
   * Runs a try. `work` returns undefined if the try fails. A try counts as failed while it runs, so that concurrent
   * tries cannot exceed a limit. @throws AppError `rate_limited` before it runs
   */
  attempt<R>(limits: AttemptLimits, work: () => Promise<R | undefined>): Promise<R | undefined>;
  /**
   * Counts a call that succeeds. It also counts while it runs, so that concurrent calls cannot exceed the limit.
   * @throws AppError `rate_limited` before it runs
   */
  countSuccess<R>(name: RateLimitName, key: string, work: () => Promise<R>): Promise<R>;
  /** Sets the counts to zero. */
  reset(keys: readonly LimitKey[]): Promise<void>;
  /** Limits the running requests of each caller in this process. @throws AppError `rate_limited` */
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
    async countSuccess(name, key, work) {
      await consume(name, key);
      try {
        return await work();
      } catch (error) {
        await limiter(name).reward(key);
        throw error;
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
