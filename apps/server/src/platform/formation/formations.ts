import type { Formation, FormingProgress } from '@teamwright/matching/events/form-teams.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { createWorkPool, type WorkerTask } from '../work-pool.ts';
import { FormationSignal } from './formation-signal.ts';
import type { FormationInput } from './formation-task.ts';

const forming: WorkerTask<FormationInput, Formation> = {
  module: new URL('./formation-task.ts', import.meta.url).href,
};

const preparing: WorkerTask<void, void> = {
  module: new URL('./prepare-task.ts', import.meta.url).href,
};

/** Formations that wait for the thread. Further ones are rejected. */
const maxQueued = 20;
/** Longer than any time limit, with the time in the queue. */
const taskTimeoutMs = 30 * 60_000;
/** How often progress is read. */
const progressMs = 100;

export interface FormationRequest {
  readonly instance: EventInstance;
  readonly seed: number;
  readonly timeMs: number;
  readonly iterations?: number;
  /** Repair: at most about this share of the published people is moved to other teams. */
  readonly movedShare?: number;
  /** Is called when score or bound have changed. */
  readonly onProgress?: (progress: FormingProgress) => void;
  /** Ends the search: the result so far is returned. */
  readonly stop?: AbortSignal;
}

/** Forms teams in a worker thread. */
export interface Formations {
  /** Starts the thread, so that the next formation waits less. That one also reports if the thread cannot start. */
  prepare(): void;
  /** @throws AppError `unavailable` if too many formations wait */
  form(request: FormationRequest): Promise<Formation>;
  close(): Promise<void>;
}

export function createFormations(): Formations {
  // One thread, so that `prepare` prepares the thread of the next formation.
  const pool = createWorkPool({ maxThreads: 1, maxQueued, taskTimeoutMs });
  return {
    prepare() {
      pool.run(preparing, undefined).catch(() => undefined);
    },
    async form({ instance, seed, timeMs, iterations, movedShare, onProgress, stop }) {
      const signal = new FormationSignal();
      const end = () => signal.stop();
      if (stop?.aborted) end();
      stop?.addEventListener('abort', end, { once: true });
      const watch = setInterval(watchProgress(signal, onProgress), progressMs);
      try {
        return await pool.run(forming, {
          instance,
          seed,
          iterations,
          movedShare,
          timeMs,
          memory: signal.memory,
        });
      } finally {
        clearInterval(watch);
        stop?.removeEventListener('abort', end);
      }
    },
    close: () => pool.close(),
  };
}

function watchProgress(signal: FormationSignal, onProgress?: (progress: FormingProgress) => void) {
  let last: FormingProgress | undefined;
  return () => {
    const progress = signal.read();
    if (progress === undefined || (progress.score === last?.score && progress.bound === last.bound)) return;
    last = progress;
    onProgress?.(progress);
  };
}
