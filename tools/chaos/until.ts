import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `isReached` returns true. While a server restarts, failures are expected.
 * @throws Error after the time limit, which names what was awaited
 */
export async function until(what: string, maxMs: number, isReached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + maxMs;
  while (Date.now() < deadline) {
    if (await isReached().catch(() => false)) return;
    await sleep(50);
  }
  throw new Error(`${what}: not within ${maxMs / 1000} s`);
}
