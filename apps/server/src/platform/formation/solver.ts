import { setFlagsFromString } from 'node:v8';
import loadSolver from 'highs';

type LoadedSolver = ReturnType<typeof loadSolver>;

/**
 * How much of the solver's code must have run until V8 compiles it again with optimisations, in about bytes. With the
 * default, a formation of two seconds spends more than half of its processor time on this, and the solver waits for it
 * if all cores are busy.
 */
const tieringBudget = { solver: 2_000_000_000, default: 13_000_000 };

let prepared: LoadedSolver | undefined;

/** Loads the solver of the next formation. */
export async function prepareSolver(): Promise<void> {
  prepared ??= load();
  await prepared;
}

/** Returns a solver for one formation: a solver that failed cannot be used again. */
export function takeSolver(): LoadedSolver {
  const solver = prepared ?? load();
  prepared = undefined;
  return solver;
}

/** V8 reads the budget when the solver is loaded. All other modules have the default. */
async function load(): LoadedSolver {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget.solver}`);
  try {
    return await loadSolver();
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${tieringBudget.default}`);
  }
}
