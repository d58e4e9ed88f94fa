import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A resource to close, with its own time limit. */
export interface Closing {
  what: string;
  timeoutMs: number;
  close: () => Promise<unknown>;
}

/** Closes resources one after the other. Logs those that fail or take too long and continues. */
export async function closeAll(steps: Closing[], log: Logger): Promise<void> {
  for (const { what, timeoutMs, close } of steps) {
    const timer = new AbortController();
    const late = sleep(timeoutMs, 'late', { signal: timer.signal });
    try {
      const outcome = await Promise.race([close(), late]);
      if (outcome === 'late') log.warn(`${what} took more than ${timeoutMs} ms to close`);
    } catch (error) {
      log.error({ err: error }, `${what} did not close`);
    } finally {
      late.catch(() => undefined);
      timer.abort();
    }
  }
}
