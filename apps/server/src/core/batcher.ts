/** Joins what waits under one key, behind the batch in flight for that key, into the next batch. */
export interface Batcher<Item, Result> {
  /** Settles with the item's own result; a failing batch rejects all of its items. */
  add(key: string, item: Item): Promise<Result>;
  /** Resolves once nothing waits or runs. */
  idle(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs one batch at a time for each key, in the order of arrival; keys do not wait for each other. Nothing
 * is delayed: an item that finds its key free starts at once.
 * @param run answers one result for each item, in their order
 */
export function createBatcher<Item, Result>(
  run: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
  maxBatch: number,
): Batcher<Item, Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();
  const running = new Set<Promise<void>>();

  async function workOff(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) await settle(key, queue.splice(0, maxBatch));
    queues.delete(key);
  }

  async function settle(key: string, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(
        key,
        batch.map(({ item }) => item),
      );
      if (results.length !== batch.length) throw new Error('a batch must answer each of its items');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    add(key, item) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const queue = queues.get(key);
      if (queue !== undefined) {
        queue.push({ item, resolve, reject });
        return promise;
      }
      const started = [{ item, resolve, reject }];
      queues.set(key, started);
      const work = workOff(key, started).finally(() => running.delete(work));
      running.add(work);
      return promise;
    },
    async idle() {
      await Promise.all(running);
    },
  };
}
