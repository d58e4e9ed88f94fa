import { setImmediate as nextTurn } from 'node:timers/promises';

/** Prevents changes during reads. Readers do not wait for each other. */
export interface ReadLock {
  /** Runs `read`. The writer waits until it ends. */
  during<Result>(read: () => Promise<Result>): Promise<Result>;
  /**
   * The writer awaits this before each change and makes the change synchronously. Resolves when nothing is being
   * read.
   */
  released(): Promise<void>;
}

export function createReadLock(): ReadLock {
  const reads = new Set<Promise<void>>();
  return {
    async during(read) {
      const { promise, resolve } = Promise.withResolvers<void>();
      reads.add(promise);
      // A writer that found no readers makes its change in the current turn of the event loop.
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
