import { expect } from 'vitest';
import { untilJobsAreDone } from './mails.ts';
import { eventually } from './requests.ts';
import type { TestApp } from './test-app.ts';

/** Lets all of them begin and wait for a project, in this order, before any goes on; answers what they answer. */
export async function inLockOrder<T>(
  site: TestApp,
  projectId: string,
  acts: readonly (() => Promise<T>)[],
): Promise<T[]> {
  // One that writes about the project would wait for it too, with rows that those who act need first.
  await untilJobsAreDone(site);
  const holder = await site.database.pool.connect();
  let released = false;
  try {
    await holder.query('begin');
    await holder.query('select from projects where id = $1 for update', [projectId]);
    const begun: Promise<T>[] = [];
    for (const act of acts) {
      begun.push(act());
      await untilWaiting(site, begun.length);
    }
    await holder.query('commit');
    released = true;
    return await Promise.all(begun);
  } finally {
    // One that still holds the lock is closed.
    holder.release(!released);
  }
}

async function untilWaiting(site: TestApp, count: number): Promise<void> {
  const waiting = `select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => expect((await site.database.pool.query(waiting)).rows).toEqual([{ count }]));
}
