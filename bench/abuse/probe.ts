import { setTimeout as pause } from 'node:timers/promises';

/**
 * The bystander: a separate process that calls the server continuously, so that the attacker's work does not
 * delay its timers. The parent sends `watch`, then `end`, and receives the results in between.
 */
export interface ProbeTask {
  readonly url: string;
  readonly cookie: string;
}

/** The results of the bystander. */
export interface Watched {
  readonly longestWaitMs: number;
  readonly calls: number;
  /** Responses with status 503. */
  readonly unavailable: number;
}

/**
 * The bystander's calls with a pause after each response. The page of projects stays within its rate limit.
 */
const reads = [
  { path: '/healthz', pauseMs: 10 },
  // Files are read in the thread pool, which also hashes passwords.
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
    else if (!response.ok) throw new Error(`${path} returned ${response.status} to the bystander`);
  };
  // Open connections and compile code before measuring.
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
