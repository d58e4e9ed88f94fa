import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Counters that several processes share. */
export interface SharedCounts {
  readonly client: unknown;
  /** Fails fast, and immediately while the counters are unavailable. */
  execute<R>(operation: () => Promise<R>): Promise<R>;
}

/** One limit. `consume` rejects with the state of the limit if it is used up. */
export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'reward' | 'delete'>;

interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/**
 * Counts together with the other processes. If the shared counters are unavailable, the process counts alone; calls
 * are never rejected for that reason.
 */
export function createLimiter(options: LimiterOptions, shared?: SharedCounts): Limiter {
  const alone = new RateLimiterMemory(options);
  return shared === undefined ? alone : sharedLimiter(options, shared, alone);
}

function sharedLimiter(options: LimiterOptions, counts: SharedCounts, alone: Limiter): Limiter {
  const together = new RateLimiterRedis({
    ...options,
    keyPrefix: `limit:${options.keyPrefix}`,
    storeClient: counts.client,
    useRedisPackage: true,
  });

  /** A rejection by the limit is a state object, not an error. */
  async function count<R>(call: (limiter: Limiter) => Promise<R>): Promise<R> {
    try {
      return await counts.execute(() => call(together));
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      return await call(alone);
    }
  }

  return {
    consume: (key, points) => count((limiter) => limiter.consume(key, points)),
    get: (key) => count((limiter) => limiter.get(key)),
    reward: (key, points) => count((limiter) => limiter.reward(key, points)),
    delete: (key) => count((limiter) => limiter.delete(key)),
  };
}
