import { setImmediate as nextTurn } from 'node:timers/promises';

/** Keeps something as it is while it is read. Readers do not wait for each other. */
export interface Hold {
  /** Runs `read`; the writer waits until it has ended. */
  during<Result>(read: () => Promise<Result>): Promise<Result>;
  /** For the writer, before each change that it makes without a pause: resolves when nothing is read. */
  released(): Promise<void>;
}

export function createReadLock(): Hold {
  const reads = new Set<Promise<void>>();
  return {
    async during(read) {
      const { promise, resolve } = Promise.withResolvers<void>();
      reads.add(promise);
      // A writer that found nothing held makes its change before the next turn.
      await nextTurn();
      try {
        return await read();
      } finally {
        reads.delete(promise);
        resolve();
      }
    },
    async released() {
      while (reads.size > 0) await Promise.all(reads);
    },
  };
}
