import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../core/clock.ts';
import { createBatcher } from '../../core/concurrency/batcher.ts';
import type { Database } from '../../db/client.ts';
import { attributionStart } from './learning.policy.ts';
import {
  insertShown,
  lockUsersOf,
  markOpened,
  type OpenedMatch,
  type ShownMatch,
} from './learning.repository.ts';

/** Stores recommendations that were shown, except those that involve a user who opted out. */
export interface ImpressionLog {
  shown(matches: readonly ShownMatch[]): void;
  opened(match: OpenedMatch): void;
  /** Resolves when everything is stored. */
  idle(): Promise<void>;
}

declare module '../../core/ctx.ts' {
  interface Deps {
    readonly impressionLog: ImpressionLog;
  }
}

type Entry = { readonly shown: readonly ShownMatch[] } | { readonly opened: OpenedMatch };

interface LogOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Maximum entries per insert. */
const maxBatch = 50;
/** At this queue length the database is unavailable or too slow, so further entries are dropped. */
const maxQueued = 2000;

/**
 * Stores shown and opened matches in the background, so that reads never wait: entries that arrive during an insert
 * go into the next batch. Failed entries are lost, because no single entry matters.
 */
export function createImpressionLog({ db, clock, log }: LogOptions): ImpressionLog {
  let waiting = 0;
  const batcher = createBatcher<Entry, undefined>({ run, concurrency: 1, maxBatch });

  async function run(entries: readonly Entry[]): Promise<() => undefined[]> {
    try {
      await store(entries);
    } catch (error) {
      log.warn({ err: error }, 'shown recommendations could not be recorded');
    }
    return () => entries.map(() => undefined);
  }

  async function store(entries: readonly Entry[]): Promise<void> {
    const rows = entries.flatMap((entry) => ('shown' in entry ? entry.shown : []));
    if (rows.length > 0)
      await db.transaction(async (tx) => {
        const people = await lockUsersOf(tx, rows);
        await insertShown(tx, rows, people);
      });
    const now = clock.now();
    for (const entry of entries)
      if ('opened' in entry) await markOpened(db, entry.opened, now, attributionStart(now));
  }

  function add(entry: Entry): void {
    if (waiting >= maxQueued) return;
    waiting += 1;
    setImmediate(async () => {
      await batcher.add('log', entry);
      waiting -= 1;
    });
  }

  return {
    shown: (rows) => {
      if (rows.length > 0) add({ shown: rows });
    },
    opened: (match) => add({ opened: match }),
    idle: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await batcher.idle();
    },
  };
}
