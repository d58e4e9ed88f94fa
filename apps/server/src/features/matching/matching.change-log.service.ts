import type { Database } from '../../db/client.ts';
import * as repository from './matching.repository.ts';

const batchSize = 500;

interface IndexUpdates {
  /** Builds the index from the tables. */
  readonly build: () => Promise<void>;
  /** Applies changes to the index. */
  readonly apply: (changes: repository.Changes) => Promise<void>;
}

/**
 * Returns a function that builds the index at its first call and then applies all changes that were committed before
 * the call. Concurrent calls share a pass.
 */
export function createChangeFollower(db: Database, { build, apply }: IndexUpdates): () => Promise<void> {
  let cursor: repository.Cursor | undefined;
  /** Changes after the cursor that are already applied. */
  let ahead = new Set<number>();

  async function start(): Promise<void> {
    const end = await repository.findLogEnd(db);
    await build();
    cursor = end;
    ahead = new Set();
  }

  /**
   * The cursor stays before unsettled changes, because a running transaction may still insert one between them. So a
   * long transaction, even in another database of the server, delays no change.
   */
  async function follow(from: repository.Cursor): Promise<void> {
    const unsettled = new Set<number>();
    let next: repository.Cursor | undefined = from;
    while (next) {
      const changes: repository.Changes = await repository.listMatchChanges(db, next, batchSize);
      // The changes between the cursor and this mark are already deleted, so they cannot be read.
      if (changes.some((change) => change.entity === 'trim')) return await start();
      await apply(changes.filter(({ seq }) => !ahead.has(seq)));
      for (const { settled, transactionId, seq } of changes) {
        // After an unsettled change, settled ones of a later read may be out of order.
        if (settled && unsettled.size === 0) cursor = { transactionId, seq };
        else unsettled.add(seq);
      }
      next = changes.length === batchSize ? changes.at(-1) : undefined;
    }
    ahead = unsettled;
  }

  return sharePasses(() => (cursor === undefined ? start() : follow(cursor)));
}

/**
 * Concurrent calls share one run of `pass`. A running pass may have read before the caller's change, so the caller
 * waits for the next one.
 */
function sharePasses(pass: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  return function next(): Promise<void> {
    if (running === undefined) {
      running = pass().finally(() => {
        running = undefined;
      });
      return running;
    }
    queued ??= running
      .catch(() => {})
      .then(() => {
        queued = undefined;
        return next();
      });
    return queued;
  };
}
