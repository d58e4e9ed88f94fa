import type { VitalName } from '@teamwright/contracts/insights.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../db/client.ts';
import { rateVital } from './insights.policy.ts';
import { addLoads, addViews } from './insights.repository.ts';

/** Sums are kept in memory for this long, in milliseconds, so that many views become one row. */
const flushIntervalMs = 10_000;

/** Counts page views and load times in memory and stores the sums. */
export interface PageCounter {
  view(path: string): void;
  vital(name: VitalName, value: number): void;
  /** Stores the counts so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

declare module '../../core/ctx.ts' {
  interface Deps {
    /** Null unless the operator has enabled counting. */
    readonly pageCounter: PageCounter | null;
  }
}

interface CounterOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The route pattern of a path; undefined if the app has no such route. */
  readonly patternOf: (path: string) => string | undefined;
}

/** Counts views by route pattern. The rest of a path is discarded before counting. */
export function createPageCounter({ db, clock, log, patternOf }: CounterOptions): PageCounter {
  let views = new Tally<{ day: string; route: string }>();
  let loads = new Tally<{ day: string; metric: VitalName; rating: ReturnType<typeof rateVital> }>();
  let saving: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), flushIntervalMs).unref();
  const today = () => clock.now().toISOString().slice(0, 10);

  function flush(): Promise<void> {
    saving = saving.then(save);
    return saving;
  }

  /** One transaction, so that a failed save is kept completely for the next one and nothing counts twice. */
  async function save(): Promise<void> {
    if (views.empty && loads.empty) return;
    const taken = { views, loads };
    views = new Tally();
    loads = new Tally();
    try {
      await db.transaction(async (tx) => {
        await addViews(
          tx,
          taken.views.list().map(({ item, count }) => ({ ...item, views: count })),
        );
        await addLoads(
          tx,
          taken.loads.list().map(({ item, count }) => ({ ...item, loads: count })),
        );
      });
    } catch (error) {
      log.warn({ err: error }, 'page views could not be stored and are kept for the next try');
      views.merge(taken.views);
      loads.merge(taken.loads);
    }
  }

  return {
    view: (path) => views.add({ day: today(), route: patternOf(path) ?? 'other' }),
    vital: (metric, value) => loads.add({ day: today(), metric, rating: rateVital(metric, value) }),
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Counts how often each of several equal items was seen. */
class Tally<Item extends object> {
  readonly #counts = new Map<string, { item: Item; count: number }>();

  get empty(): boolean {
    return this.#counts.size === 0;
  }

  add(item: Item, times = 1): void {
    const key = JSON.stringify(item);
    const known = this.#counts.get(key);
    this.#counts.set(key, { item, count: (known?.count ?? 0) + times });
  }

  list(): { item: Item; count: number }[] {
    return [...this.#counts.values()];
  }

  merge(other: Tally<Item>): void {
    for (const { item, count } of other.list()) this.add(item, count);
  }
}
