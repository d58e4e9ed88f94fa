import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

/** `points` calls in each window of `seconds`. A burst of 20 in 4 s is 5 a second in the long run. */
const policies = {
  signInByAccount: { points: 5, seconds: 15 * 60 },
  signInByAddress: { points: 30, seconds: 15 * 60 },
  signUp: { points: 20, seconds: 3600 },
  search: { points: 20, seconds: 4 },
  chat: { points: 20, seconds: 4 },
  join: { points: 20, seconds: 3600 },
  invite: { points: 20, seconds: 3600 },
  create: { points: 10, seconds: 3600 },
} as const;

export type RateLimitName = keyof typeof policies;

export interface RateLimits {
  /** Counts one call. @throws AppError `rate_limited` when there were too many */
  consume(name: RateLimitName, key: string): Promise<void>;
  /** Refuses when the limit is used up, without counting. @throws AppError `rate_limited` */
  check(name: RateLimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(name: RateLimitName, key: string): Promise<void>;
}

/** Limits of this process. `relaxed` multiplies them by 1,000, for load tests. */
export function createRateLimits(relaxed: boolean): RateLimits {
  const limiters = new Map(
    Object.entries(policies).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: points * (relaxed ? 1000 : 1), duration: seconds }),
    ]),
  );

  function limiter(name: RateLimitName): RateLimiterMemory {
    const found = limiters.get(name);
    if (found === undefined) throw new Error(`no rate limit is named ${name}`);
    return found;
  }

  return {
    async consume(name, key) {
      try {
        await limiter(name).consume(key);
      } catch (refusal) {
        throw tooMany(refusal);
      }
    },
    async check(name, key) {
      const state = await limiter(name).get(key);
      if (state !== null && state.remainingPoints <= 0) throw tooMany(state);
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
