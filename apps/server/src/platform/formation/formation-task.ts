import { type Formation, formTeams } from '@teamwright/matching/events/form-teams.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { FormationSignal } from './formation-signal.ts';
import { takeSolver } from './solver.ts';

export interface FormationInput {
  readonly instance: EventInstance;
  readonly seed: number;
  readonly iterations?: number;
  readonly movedShare?: number;
  /** The end of the time for the engine, in milliseconds since 1970. */
  readonly deadline: number;
  readonly memory: SharedArrayBuffer;
}

/** Runs in a worker thread: the engine takes seconds and never gives up the event loop. */
export default async function runFormation({
  instance,
  seed,
  iterations,
  movedShare,
  deadline,
  memory,
}: FormationInput): Promise<Formation> {
  const signal = new FormationSignal(memory);
  return formTeams(
    instance,
    { seed, iterations, movedShare },
    {
      solver: await takeSolver(),
      msLeft: () => deadline - (performance.timeOrigin + performance.now()),
      report(progress) {
        signal.write(progress);
        return !signal.isStopped;
      },
    },
  );
}
