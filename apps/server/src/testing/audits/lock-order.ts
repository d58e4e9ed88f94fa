import { expect } from 'vitest';
import { untilJobsAreDone } from '../actors/emails.ts';
import { eventually } from '../actors/requests.ts';
import type { TestApp } from '../test-app.ts';

/** Like `inOrderBehind`, for the row of a project. */
export async function inLockOrder<T>(
  site: TestApp,
  projectId: string,
  acts: readonly (() => Promise<T>)[],
): Promise<T[]> {
  return await inOrderBehind(site, ['projects', projectId], acts);
}

/**
 * Locks a row, starts the functions one after another until each waits for the row, and then releases it. PostgreSQL
 * lets them continue in this order. Returns their results.
 */
export async function inOrderBehind<T>(
  site: TestApp,
  [table, id]: readonly ['projects' | 'users', string],
  acts: readonly (() => Promise<T>)[],
): Promise<T[]> {
  // A job that writes about the project would also wait for the row, and hold locks that the functions need.
  await untilJobsAreDone(site);
  const holder = await site.database.pool.connect();
  let released = false;
  try {
    await holder.query('begin');
    await holder.query(`select from ${table} where id = $1 for update`, [id]);
    const begun: Promise<T>[] = [];
    for (const act of acts) {
      begun.push(act());
      await untilLockWaits(site, begun.length);
    }
    await holder.query('commit');
    released = true;
    return await Promise.all(begun);
  } finally {
    // Closes a connection that still holds the lock.
    holder.release(!released);
  }
}

/** Resolves as soon as this many statements wait for a lock. */
export async function untilLockWaits(site: TestApp, count: number): Promise<void> {
  const waiting = `select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => expect((await site.database.pool.query(waiting)).rows).toEqual([{ count }]));
}
