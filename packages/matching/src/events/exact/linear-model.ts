import type { Highs, Model } from 'highs';

/** A variable: what one unit of it adds to the sum to maximise, its limits, and its part in each row. */
export interface Variable {
  readonly worth: number;
  readonly lower?: number;
  readonly upper?: number;
  readonly isWhole?: boolean;
  /** Row and factor. */
  readonly entries: readonly (readonly [row: number, factor: number])[];
}

/** Collects a linear model with a sum to maximise, for HiGHS. */
export class LinearModel {
  readonly #rowLower: number[] = [];
  readonly #rowUpper: number[] = [];
  readonly #variables: Variable[] = [];

  /** A sum that must stay within the limits. @returns the number of the row */
  addRow(lower: number, upper: number): number {
    this.#rowUpper.push(upper);
    return this.#rowLower.push(lower) - 1;
  }

  /** @returns the number of the variable */
  addVariable(variable: Variable): number {
    return this.#variables.push(variable) - 1;
  }

  /** The caller disposes of the model: its memory is not collected. */
  create(solver: Highs): Model {
    const variables = this.#variables;
    const model = solver.createModel({
      numCols: variables.length,
      numRows: this.#rowLower.length,
      sense: solver.constants.objectiveSense.maximize,
      colCost: variables.map(({ worth }) => worth),
      colLower: variables.map(({ lower = 0 }) => lower),
      colUpper: variables.map(({ upper = Number.POSITIVE_INFINITY }) => upper),
      rowLower: this.#rowLower,
      rowUpper: this.#rowUpper,
      matrix: sparseMatrix(variables, this.#rowLower.length),
      ...(variables.some(({ isWhole }) => isWhole) && {
        integrality: variables.map(({ isWhole }) =>
          isWhole ? solver.constants.variableType.integer : solver.constants.variableType.continuous,
        ),
      }),
    });
    model.options.set({ output_flag: false, random_seed: 0 });
    return model;
  }
}

/** The entries of variables by column, as HiGHS reads them. */
export function sparseMatrix(variables: readonly Variable[], numRows: number) {
  const starts = new Int32Array(variables.length + 1);
  for (const [column, { entries }] of variables.entries())
    starts[column + 1] = (starts[column] ?? 0) + entries.length;
  return {
    format: 'csc' as const,
    numRows,
    numCols: variables.length,
    starts,
    indices: Int32Array.from(variables.flatMap(({ entries }) => entries.map(([row]) => row))),
    values: Float64Array.from(variables.flatMap(({ entries }) => entries.map(([, factor]) => factor))),
  };
}

/**
 * Runs the solver.
 * @returns false if it failed, for example because its time ended during a step that it cannot interrupt
 */
export function runSolver(model: Model, { errors }: Highs): boolean {
  try {
    model.run();
    return true;
  } catch (error) {
    if (error instanceof errors.HighsError) return false;
    throw error;
  }
}
