import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProbeTask, Watched } from './probe.ts';

/** Includes delays that begin when the attack's last call has returned. */
const afterwardsMs = 1_000;

/**
 * Runs work while a bystander in another process calls the server continuously. Returns the bystander's
 * results.
 */
export async function watchDuring(task: ProbeTask, work: () => Promise<unknown>): Promise<Watched> {
  const child = fork(join(import.meta.dirname, 'probe.ts'));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The bystander failed')));
  // The process exits normally at the end.
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
