import { constants } from 'node:os';
import { describeError } from './describe-error.ts';

/**
 * Handles every request to stop this process. Preloaded with `node --import`, so that it also handles signals during
 * the start. `main.ts` and `command.ts` decide how the process stops.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof signals)[number];

/** npm repeats the signal of a process group to its script, so one Ctrl-C arrives two or three times. */
const repeatMs = 2_000;

/** The reason to stop: a signal, or an error (its `cause`) after which the process must not continue. */
export class StopRequestError extends Error {
  override readonly name = 'StopRequestError';
  readonly signal: StopSignal | undefined;

  constructor(signal: StopSignal | undefined, cause?: unknown) {
    super(signal ?? 'an unexpected error', { cause });
    this.signal = signal;
  }
}

const controller = new AbortController();
let requestedAt = 0;

/** Aborts once, with a `StopRequestError` as its reason. */
export const stopRequest: AbortSignal = controller.signal;

/** Rejects with the `StopRequestError` when a stop is requested. */
export const stopRequested = new Promise<never>((_, reject) => {
  stopRequest.addEventListener('abort', () => reject(stopRequest.reason), { once: true });
});
stopRequested.catch(() => undefined);

/** Requests a stop because of an error. Only the first request counts; later errors are printed. */
export function stopBecauseOf(error: unknown): void {
  if (stopRequest.aborted) printError(error);
  else request(new StopRequestError(undefined, error));
}

/** The exit code that shells use: 130 for SIGINT, 143 for SIGTERM, 129 for SIGHUP. */
export function exitCodeOf(signal: StopSignal): number {
  return 128 + constants.signals[signal];
}

function request(reason: StopRequestError): void {
  requestedAt = performance.now();
  controller.abort(reason);
}

function printError(error: unknown): void {
  process.stderr.write(`${describeError(error).stack}\n`);
}

for (const signal of signals) {
  process.on(signal, () => {
    if (!stopRequest.aborted) request(new StopRequestError(signal));
    else if (performance.now() - requestedAt > repeatMs) process.exit(exitCodeOf(signal));
  });
}
// Unhandled rejections arrive here too.
process.on('uncaughtException', stopBecauseOf);
// After a closed terminal or pipe, or on a full disk, output is lost and the process continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
