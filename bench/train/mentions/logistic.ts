/** An example: its features with their values, and whether it is positive. */
export interface Example {
  readonly features: ReadonlyMap<string, number>;
  readonly positive: boolean;
}

export interface FitOptions {
  /** Strength of the regularisation towards 0, as the inverse variance of a normal prior. */
  readonly ridge: number;
  /** Features of fewer examples are left out. */
  readonly fewest: number;
}

interface Column {
  readonly feature: string;
  readonly rows: number[];
  readonly sizes: number[];
}

const maxPasses = 200;
const smallStep = 3e-3;
/** The intercept is not regularised. */
const intercept = 'any name';

/** Logistic regression with a ridge penalty, by Newton steps on one feature at a time. */
export function fitLogistic(examples: readonly Example[], options: FitOptions): Map<string, number> {
  const columns = columnsOf(examples).filter(({ rows }) => rows.length >= options.fewest);
  const weights = new Float64Array(columns.length);
  const sums = new Float64Array(examples.length);
  for (let pass = 0; pass < maxPasses; pass++) {
    let largest = 0;
    for (const [index, column] of columns.entries()) {
      const ridge = column.feature === intercept ? 1e-3 : options.ridge;
      const step = newtonStep(examples, sums, column, weights[index] ?? 0, ridge);
      weights[index] = (weights[index] ?? 0) + step;
      for (const [at, row] of column.rows.entries())
        sums[row] = (sums[row] ?? 0) + step * (column.sizes[at] ?? 0);
      largest = Math.max(largest, Math.abs(step));
    }
    if (largest < smallStep) break;
  }
  return new Map(columns.map(({ feature }, index) => [feature, weights[index] ?? 0]));
}

function newtonStep(
  examples: readonly Example[],
  sums: Float64Array,
  { rows, sizes }: Column,
  weight: number,
  ridge: number,
): number {
  let slope = ridge * weight;
  let curvature = ridge;
  for (const [at, row] of rows.entries()) {
    const size = sizes[at] ?? 0;
    const probability = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
    slope += size * (probability - (examples[row]?.positive ? 1 : 0));
    curvature += size * size * probability * (1 - probability);
  }
  return -slope / curvature;
}

function columnsOf(examples: readonly Example[]): Column[] {
  const columns = new Map<string, Column>();
  for (const [row, { features }] of examples.entries())
    for (const [feature, size] of features) {
      if (size === 0) continue;
      const column = columns.get(feature) ?? { feature, rows: [], sizes: [] };
      columns.set(feature, column);
      column.rows.push(row);
      column.sizes.push(size);
    }
  return [...columns.values()].sort((a, b) => (a.feature < b.feature ? -1 : 1));
}
