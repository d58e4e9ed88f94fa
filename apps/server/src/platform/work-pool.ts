import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Piscina } from 'piscina';
import { AppError } from '../core/errors.ts';

/**
 * A module whose default export is a function of its input alone; it may prepare its thread for later tasks. What it
 * takes and returns is copied between threads.
 */
export interface WorkerTask<Input, Result> {
  /** The address of the module. */
  readonly module: string;
  /** For the types only. */
  readonly run?: (input: Input) => Result;
}

/** Runs long computations in worker threads, so that they do not block the event loop. */
export interface WorkPool {
  /**
   * Runs a task in a worker thread. `signal` ends the task and its thread.
   * @throws AppError `unavailable` if the queue is full, the task takes too long, or the pool is closed
   */
  run<Input, Result>(task: WorkerTask<Input, Result>, input: Input, signal?: AbortSignal): Promise<Result>;
  /** Ends running tasks. */
  close(): Promise<void>;
}

export interface WorkPoolOptions {
  readonly maxThreads?: number;
  readonly maxQueued?: number;
  /** Time for a task, including its time in the queue. */
  readonly taskTimeoutMs?: number;
}

/** A thread without tasks ends after this time. */
const idleTimeoutMs = 60_000;
const maxHeapMegabytes = 256;

/** Loads the library and starts threads with the first task. */
export function createWorkPool(options: WorkPoolOptions = {}): WorkPool {
  const { maxThreads = 1, maxQueued = 100, taskTimeoutMs = 30_000 } = options;
  let opened: Promise<Piscina> | undefined;
  let closed = false;
  /** Running and queued tasks. Piscina does not count queued tasks that it has tried to start. */
  let taken = 0;

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    return new Piscina({
      minThreads: 0,
      maxThreads,
      idleTimeout: idleTimeoutMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
      // Not the options of this process, and not its environment, which contains secrets.
      execArgv: [],
      env: compileCacheOf(getCompileCacheDir()),
    });
  }

  return {
    async run(task, input, signal) {
      if (closed || taken >= maxThreads + maxQueued) throw unavailable();
      taken += 1;
      const timeout = AbortSignal.timeout(taskTimeoutMs);
      try {
        opened ??= open();
        const pool = await opened;
        const ended = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
        return await pool.run(input, { filename: task.module, signal: ended });
      } catch (error) {
        signal?.throwIfAborted();
        throw timeout.aborted || closed || isPoolError(error) ? unavailable(error) : error;
      } finally {
        taken -= 1;
      }
    },
    async close() {
      closed = true;
      await (await opened)?.destroy();
    },
  };
}

/** Threads compile all modules again without the cache of this process. `directory` is its part for one version. */
function compileCacheOf(directory: string | undefined): Record<string, string> {
  return directory === undefined ? {} : { NODE_COMPILE_CACHE: dirname(directory) };
}

function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', 'The server is busy. Please try again in a moment.', { cause });
}

/** The thread of the task ended. Errors of the task itself are defects. */
function isPoolError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return /^Terminating worker thread/.test(error.message);
}
