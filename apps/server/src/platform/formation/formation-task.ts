import { type Formation, formTeams } from '@teamwright/matching/events/form-teams.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { FormationSignal } from './formation-signal.ts';
import { takeSolver } from './solver.ts';

export interface FormationInput {
  readonly instance: EventInstance;
  readonly seed: number;
  readonly iterations?: number;
  readonly movedShare?: number;
  /** The time for the engine. It starts with the task, because the task may have waited for the thread. */
  readonly timeMs: number;
  readonly memory: SharedArrayBuffer;
}

/** Runs in a worker thread: the engine takes seconds and never gives up the event loop. */
export default async function runFormation({
  instance,
  seed,
  iterations,
  movedShare,
  timeMs,
  memory,
}: FormationInput): Promise<Formation> {
  const deadline = performance.now() + timeMs;
  const signal = new FormationSignal(memory);
  return formTeams(
    instance,
    { seed, iterations, movedShare },
    {
      solver: await takeSolver(),
      msLeft: () => deadline - performance.now(),
      report(progress) {
        signal.write(progress);
        return !signal.isStopped;
      },
    },
  );
}
