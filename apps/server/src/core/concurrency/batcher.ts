import { setImmediate } from 'node:timers/promises';

/** Combines the items that wait behind running batches into the next batch. */
export interface Batcher<Item, Result> {
  /** Settles with the item's own result. A failing batch rejects all of its items. */
  add(key: string, item: Item): Promise<Result>;
  /** Resolves when no item waits or runs. */
  idle(): Promise<void>;
}

interface BatcherOptions<Item, Result> {
  /**
   * Does the work. The returned function is called after the next batch has started, for the batches of a key in
   * order. It returns one result per item, in the order of the items.
   */
  readonly run: (items: readonly Item[]) => Promise<() => readonly Result[]>;
  /** Maximum number of batches that run at the same time. */
  readonly concurrency: number;
  /**
   * Milliseconds, default 0. During this time no other batch starts beside a running one, so that new items are
   * combined into one batch, which is cheaper. After it, a slow batch no longer delays the others.
   */
  readonly maxWaitMs?: number;
  readonly maxBatch: number;
}

interface Waiting<Item, Result> {
  readonly key: string;
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Items of one key run in the order of arrival, never in two batches at once. A batch may contain several keys. An
 * item that arrives while nothing runs starts immediately.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const { run, concurrency, maxWaitMs = 0, maxBatch } = options;
  const busyKeys = new Set<string>();
  const running = new Set<Promise<void>>();
  let free = concurrency;
  /** Running batches that have not reached `maxWaitMs`. */
  const recent = new Set<object>();
  let waiting: Waiting<Item, Result>[] = [];

  /** Removes the items that may run now from the queue. */
  function take(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const one of waiting) {
      const mayRun = batch.length < maxBatch && !busyKeys.has(one.key);
      (mayRun ? batch : rest).push(one);
    }
    waiting = rest;
    return batch;
  }

  function start(): void {
    while (free > 0 && recent.size === 0) {
      const batch = take();
      if (batch.length === 0) return;
      const work = settle(batch).then(() => {
        running.delete(work);
      });
      running.add(work);
    }
  }

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const finish = await runBatch(batch);
      // The next batch sends its statement in this turn of the event loop, and results are handed out in a later
      // turn. So handing out results does not delay the next batch.
      await setImmediate();
      const results = finish();
      if (results.length !== batch.length) throw new Error('a batch must return one result per item');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function runBatch(batch: readonly Waiting<Item, Result>[]) {
    const keys = new Set(batch.map(({ key }) => key));
    for (const key of keys) busyKeys.add(key);
    free -= 1;
    recent.add(batch);
    const timer = setTimeout(() => {
      recent.delete(batch);
      start();
    }, maxWaitMs);
    try {
      return await run(batch.map(({ item }) => item));
    } finally {
      clearTimeout(timer);
      recent.delete(batch);
      for (const key of keys) busyKeys.delete(key);
      free += 1;
      start();
    }
  }

  return {
    add(key, item) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      waiting.push({ key, item, resolve, reject });
      start();
      return promise;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
