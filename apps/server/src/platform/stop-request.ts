import { constants } from 'node:os';
import { describeError } from './describe-error.ts';

/**
 * The one place that notices that this process is to stop. It is preloaded (`node --import`), so that a signal during the
 * start counts too. The process itself decides how it stops; see `main.ts` and `command.ts`.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof signals)[number];

/** npm sends the signal of a process group to its script once more, so one Ctrl-C arrives two or three times. */
const repeatMs = 2_000;

/** Why the process is to stop: a signal, or else an error (its `cause`) after which it must not go on. */
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

/** Rejects with the `StopRequestError` as soon as there is one. */
export const stopRequested = new Promise<never>((_, reject) => {
  stopRequest.addEventListener('abort', () => reject(stopRequest.reason), { once: true });
});
stopRequested.catch(() => undefined);

/** Asks for a stop because of an error. Only the first request counts; a later error is printed. */
export function stopBecauseOf(error: unknown): void {
  if (stopRequest.aborted) printError(error);
  else request(new StopRequestError(undefined, error));
}

/** As shells count: 130 for SIGINT, 143 for SIGTERM, 129 for SIGHUP. */
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
// Rejections that nothing handles arrive here as well.
process.on('uncaughtException', stopBecauseOf);
// A closed terminal or pipe, or a full disk behind them: what cannot be printed is lost, the work goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
