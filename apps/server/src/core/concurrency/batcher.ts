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

interface Queue<Item, Result> {
  add(one: Waiting<Item, Result>): void;
  /** Removes the items that may run now. Their keys are busy until `release`. */
  take(): Waiting<Item, Result>[];
  release(batch: readonly Waiting<Item, Result>[]): void;
}

function createQueue<Item, Result>(maxBatch: number): Queue<Item, Result> {
  const busyKeys = new Set<string>();
  let waiting: Waiting<Item, Result>[] = [];
  return {
    add(one) {
      waiting.push(one);
    },
    take() {
      const batch: Waiting<Item, Result>[] = [];
      const rest: Waiting<Item, Result>[] = [];
      for (const one of waiting) {
        const mayRun = batch.length < maxBatch && !busyKeys.has(one.key);
        (mayRun ? batch : rest).push(one);
      }
      waiting = rest;
      for (const { key } of batch) busyKeys.add(key);
      return batch;
    },
    release(batch) {
      for (const { key } of batch) busyKeys.delete(key);
    },
  };
}

/**
 * Items of one key run in the order of arrival, never in two batches at once. A batch may contain several keys. An
 * item that arrives while nothing runs starts immediately.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const { run, concurrency, maxWaitMs = 0, maxBatch } = options;
  const queue = createQueue<Item, Result>(maxBatch);
  const running = new Set<Promise<void>>();
  let free = concurrency;
  /** Running batches that have not reached `maxWaitMs`. */
  const recent = new Set<object>();

  function start(): void {
    while (free > 0 && recent.size === 0) {
      const batch = queue.take();
      if (batch.length === 0) return;
      const work = settle(batch, runBatch(batch)).then(() => {
        running.delete(work);
      });
      running.add(work);
    }
  }

  async function runBatch(batch: readonly Waiting<Item, Result>[]) {
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
      queue.release(batch);
      free += 1;
      start();
    }
  }

  return {
    add(key, item) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      queue.add({ key, item, resolve, reject });
      start();
      return promise;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Settles the items of a batch with the results of its run. */
async function settle<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  run: Promise<() => readonly Result[]>,
): Promise<void> {
  try {
    const finish = await run;
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
