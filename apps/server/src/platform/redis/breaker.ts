/** A circuit breaker for an optional service. The service counts as unavailable until its first response. */
export interface Breaker {
  isThere(): boolean;
  /**
   * Calls the service within the time limit. @throws RedisUnavailableError, immediately while the service is
   * unavailable; and errors of the service
   */
  ask<R>(question: () => Promise<R>): Promise<R>;
  /** Marks the service as unavailable until a probe succeeds. */
  trip(error: unknown): void;
  close(): void;
}

interface BreakerOptions {
  /** Resolves if the service is available. */
  readonly probe: () => Promise<unknown>;
  /** Time limit of one call in milliseconds. */
  readonly within: number;
  /** Milliseconds between two probes. */
  readonly every: number;
  readonly onAway: (error: unknown) => void;
  readonly onBack: () => void;
}

export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

export function createBreaker({ probe, within, every, onAway, onBack }: BreakerOptions): Breaker {
  let state: 'unknown' | 'there' | 'away' = 'unknown';
  let probing = false;

  async function look(): Promise<void> {
    if (probing) return;
    probing = true;
    try {
      await limited(probe, within);
      if (state !== 'there') {
        state = 'there';
        onBack();
      }
    } catch (error) {
      trip(error);
    } finally {
      probing = false;
    }
  }

  function trip(error: unknown): void {
    if (state === 'away') return;
    state = 'away';
    onAway(error);
  }

  const timer = setInterval(() => void look(), every).unref();
  return {
    isThere: () => state === 'there',
    async ask(question) {
      if (state !== 'there') throw new RedisUnavailableError('the service is unavailable');
      try {
        return await limited(question, within);
      } catch (error) {
        if (error instanceof RedisUnavailableError) trip(error);
        throw error;
      }
    },
    trip,
    close: () => clearInterval(timer),
  };
}

async function limited<R>(question: () => Promise<R>, within: number): Promise<R> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RedisUnavailableError(`no answer within ${within} ms`)), within);
  try {
    return await Promise.race([question(), late]);
  } finally {
    clearTimeout(timer);
  }
}
