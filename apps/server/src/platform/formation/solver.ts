import loadSolver from 'highs';

let prepared: ReturnType<typeof loadSolver> | undefined;

/** Loads the solver of the next formation. */
export async function prepareSolver(): Promise<void> {
  prepared ??= loadSolver();
  await prepared;
}

/** Returns a solver for one formation: a solver that failed cannot be used again. */
export function takeSolver(): ReturnType<typeof loadSolver> {
  const solver = prepared ?? loadSolver();
  prepared = undefined;
  return solver;
}
