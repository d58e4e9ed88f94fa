/** A circuit breaker for an optional service. The service counts as unavailable until its first response. */
export interface Breaker {
  isAvailable(): boolean;
  /**
   * Calls the service within the time limit. @throws RedisUnavailableError, immediately while the service is
   * unavailable; and errors of the service
   */
  execute<R>(operation: () => Promise<R>): Promise<R>;
  /** Marks the service as unavailable until a probe succeeds. */
  trip(error: unknown): void;
  close(): void;
}

interface BreakerOptions {
  /** Resolves if the service is available. */
  readonly probe: () => Promise<unknown>;
  /** Time limit of one call. */
  readonly timeoutMs: number;
  /** Time between two probes. */
  readonly probeIntervalMs: number;
  readonly onUnavailable: (error: unknown) => void;
  readonly onAvailable: () => void;
}

export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

export function createBreaker({
  probe,
  timeoutMs,
  probeIntervalMs,
  onUnavailable,
  onAvailable,
}: BreakerOptions): Breaker {
  let state: 'unknown' | 'available' | 'unavailable' = 'unknown';
  let probing = false;

  async function check(): Promise<void> {
    if (probing) return;
    probing = true;
    try {
      await limited(probe, timeoutMs);
      if (state !== 'available') {
        state = 'available';
        onAvailable();
      }
    } catch (error) {
      trip(error);
    } finally {
      probing = false;
    }
  }

  function trip(error: unknown): void {
    if (state === 'unavailable') return;
    state = 'unavailable';
    onUnavailable(error);
  }

  const timer = setInterval(() => void check(), probeIntervalMs).unref();
  return {
    isAvailable: () => state === 'available',
    async execute(operation) {
      if (state !== 'available') throw new RedisUnavailableError('the service is unavailable');
      try {
        return await limited(operation, timeoutMs);
      } catch (error) {
        if (error instanceof RedisUnavailableError) trip(error);
        throw error;
      }
    },
    trip,
    close: () => clearInterval(timer),
  };
}

async function limited<R>(operation: () => Promise<R>, timeoutMs: number): Promise<R> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new RedisUnavailableError(`no answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([operation(), late]);
  } finally {
    clearTimeout(timer);
  }
}
