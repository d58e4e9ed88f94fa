/** Keeps those who could do without a service from waiting for it. It counts as away until it has answered once. */
export interface Breaker {
  isThere(): boolean;
  /** Asks within the limit. @throws RedisUnavailableError, at once while the service is away; and whatever the service refuses */
  ask<R>(question: () => Promise<R>): Promise<R>;
  /** Says that the service is away, until a probe is answered. */
  trip(error: unknown): void;
  close(): void;
}

interface BreakerOptions {
  /** Settles when the service is there. */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds for one answer. */
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
      if (state !== 'there') throw new RedisUnavailableError('the service is away');
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
