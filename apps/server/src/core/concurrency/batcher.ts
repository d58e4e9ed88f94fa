import { setImmediate } from 'node:timers/promises';

/** Joins what waits behind the batches in flight into the next one. */
export interface Batcher<Item, Result> {
  /** Settles with the item's own result; a failing batch rejects all of its items. */
  add(key: string, item: Item): Promise<Result>;
  /** Resolves once nothing waits or runs. */
  idle(): Promise<void>;
}

interface BatcherOptions<Item, Result> {
  /**
   * Does the work. What it answers is called once the next batch is on its way, for the batches of a key in their
   * order, and gives one result for each item, in their order.
   */
  readonly run: (items: readonly Item[]) => Promise<() => readonly Result[]>;
  /** Batches that run at the same time, at most. */
  readonly concurrency: number;
  /**
   * Milliseconds, 0 unless told, after which a batch no longer keeps another from running beside it. Until then, what
   * comes waits to run together, which costs less; a batch that is held up holds nobody else up.
   */
  readonly maxWaitMs?: number;
  /** Items in one batch, at most. */
  readonly maxBatch: number;
}

interface Waiting<Item, Result> {
  readonly key: string;
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Items of one key run in the order of their arrival, never in two batches at once; a batch may hold many
 * keys. An item that finds nothing running starts at once.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const { run, concurrency, maxWaitMs = 0, maxBatch } = options;
  const busyKeys = new Set<string>();
  const running = new Set<Promise<void>>();
  let free = concurrency;
  /** Batches that run and for which the others still have maxWaitMs. */
  const prompt = new Set<object>();
  let waiting: Waiting<Item, Result>[] = [];

  /** Takes what may run now out of the line. */
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
    while (free > 0 && prompt.size === 0) {
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
      const finish = await inLane(batch);
      // What the next batch writes goes out in this turn of the event loop, and is answered in a later one than the
      // next: giving out results takes no time from it.
      await setImmediate();
      const results = finish();
      if (results.length !== batch.length) throw new Error('a batch must answer each of its items');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function inLane(batch: readonly Waiting<Item, Result>[]) {
    const keys = new Set(batch.map(({ key }) => key));
    for (const key of keys) busyKeys.add(key);
    free -= 1;
    prompt.add(batch);
    const timer = setTimeout(() => {
      prompt.delete(batch);
      start();
    }, maxWaitMs);
    try {
      return await run(batch.map(({ item }) => item));
    } finally {
      clearTimeout(timer);
      prompt.delete(batch);
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
