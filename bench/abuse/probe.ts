import { setTimeout as pause } from 'node:timers/promises';

/**
 * The bystander: a process of its own that calls the server again and again, so that the attacker's work does not delay
 * its clock. The parent sends `watch`, then `end`, and receives what happened in between.
 */
export interface ProbeTask {
  readonly url: string;
  readonly cookie: string;
}

/** What one bystander saw. */
export interface Watched {
  readonly longestWaitMs: number;
  readonly calls: number;
  /** Responses with status 503. */
  readonly unavailable: number;
}

/** What the bystander calls, and its pause after each response. A page of projects stays within its rate limit. */
const reads = [
  { path: '/healthz', pauseMs: 10 },
  // A file is read in the thread pool, where passwords are hashed.
  { path: '/favicon.svg', pauseMs: 20 },
  { path: '/api/notifications/unread', pauseMs: 20 },
  { path: '/api/post/getPosts?limit=12', pauseMs: 300 },
];

async function watch({ url, cookie }: ProbeTask): Promise<void> {
  let ended = false;
  process.once('message', () => {
    ended = true;
  });
  const seen = { longestWaitMs: 0, calls: 0, unavailable: 0 };
  const call = async (path: string) => {
    const begun = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { cookie } });
    await response.arrayBuffer();
    seen.longestWaitMs = Math.max(seen.longestWaitMs, performance.now() - begun);
    seen.calls += 1;
    if (response.status === 503) seen.unavailable += 1;
    else if (!response.ok) throw new Error(`${path} answered ${response.status} to the bystander`);
  };
  // Connections are open and code is compiled before anything counts.
  for (const { path } of reads) await call(path);
  Object.assign(seen, { longestWaitMs: 0, calls: 0, unavailable: 0 });
  process.send?.('watching');
  await Promise.all(
    reads.map(async ({ path, pauseMs }) => {
      while (!ended) {
        await call(path);
        await pause(pauseMs);
      }
    }),
  );
  const report: Watched = seen;
  process.send?.(report, () => process.disconnect());
}

if (import.meta.main) process.once('message', watch);
