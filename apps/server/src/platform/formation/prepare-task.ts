import './formation-task.ts';
import { prepareSolver } from './solver.ts';

/** Runs in a worker thread: the first formation then starts with all modules and a solver. */
export default function runPrepare(): Promise<void> {
  return prepareSolver();
}
