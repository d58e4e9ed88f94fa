import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProbeTask, Watched } from './probe.ts';

/** Time for a delay that begins when the attack's last call has been answered. */
const afterwardsMs = 1_000;

/** Runs work while a bystander in another process keeps calling the server. Returns what the bystander saw. */
export async function watchDuring(task: ProbeTask, work: () => Promise<unknown>): Promise<Watched> {
  const child = fork(join(import.meta.dirname, 'probe.ts'));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('the bystander failed')));
  // Its exit at the end is no failure.
  failed.catch(() => {});
  try {
    child.send(task);
    await Promise.race([once(child, 'message'), failed]);
    await work();
    await pause(afterwardsMs);
    const report = once(child, 'message');
    child.send('end');
    const [seen] = await Promise.race([report, failed]);
    return seen as Watched;
  } finally {
    child.kill();
    await ended;
  }
}
