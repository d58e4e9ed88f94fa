import type { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';
import { createLimiter, type Limiter, type SharedCounts } from './limiter.ts';

/** `points` calls in each window of `seconds`. A burst of 20 in 4 s is 5 a second in the long run. */
const policies = {
  signInByAccount: { points: 5, seconds: 15 * 60 },
  signInByAddress: { points: 30, seconds: 15 * 60 },
  mailByAddress: { points: 20, seconds: 3600 },
  mailByRecipient: { points: 5, seconds: 3600 },
  mailLink: { points: 60, seconds: 15 * 60 },
  /** Sign-ins over the code host that are begun, and calls that we hand on to it. */
  github: { points: 300, seconds: 15 * 60 },
  signUp: { points: 20, seconds: 3600 },
  search: { points: 20, seconds: 4 },
  chat: { points: 20, seconds: 4 },
  /** Rooms that a person's sockets enter, and places up to which they have read: a busy browser stays far below. */
  enterRoom: { points: 60, seconds: 10 },
  read: { points: 100, seconds: 10 },
  join: { points: 20, seconds: 3600 },
  invite: { points: 20, seconds: 3600 },
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
} as const;

export type RateLimitName = keyof typeof policies;

/** A limit, and what is counted under it. */
type Place = readonly [name: RateLimitName, key: string];

export interface RateLimits {
  /** Counts one call. @throws AppError `rate_limited` when there were too many */
  consume(name: RateLimitName, key: string): Promise<void>;
  /**
   * Runs a try that counts where it fails, which it says by answering undefined. It counts while it runs, so
   * that many at once cannot get around the limits. @throws AppError `rate_limited` before it runs
   */
  attempt<R>(places: readonly Place[], work: () => Promise<R | undefined>): Promise<R | undefined>;
  /** Forgets what was counted. */
  reset(name: RateLimitName, key: string): Promise<void>;
}

/**
 * Limits of this process, or of all that share the counts; while those are away each counts by itself.
 * `relaxed` multiplies the limits by 1,000, for load tests.
 */
export function createRateLimits(relaxed: boolean, shared?: SharedCounts): RateLimits {
  const limiters = new Map(
    Object.entries(policies).map(([name, { points, seconds }]) => {
      const options = { keyPrefix: name, points: points * (relaxed ? 1000 : 1), duration: seconds };
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
      throw tooMany(refusal);
    }
  }

  /** Refuses when the limit is used up, without counting. */
  async function check(name: RateLimitName, key: string): Promise<void> {
    const state = await limiter(name).get(key);
    if (state !== null && state.remainingPoints <= 0) throw tooMany(state);
  }

  return {
    consume,
    async attempt(places, work) {
      for (const [name, key] of places) await check(name, key);
      for (const [name, key] of places) await consume(name, key);
      let failed = false;
      try {
        const result = await work();
        failed = result === undefined;
        return result;
      } finally {
        if (!failed) for (const [name, key] of places) await limiter(name).reward(key);
      }
    },
    async reset(name, key) {
      await limiter(name).delete(key);
    },
  };
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
