import type { SampledQuery } from './samples.ts';

export interface Standardised {
  readonly queries: readonly SampledQuery[];
  readonly deviations: Float64Array;
}

/** Smaller deviations are rounding errors of equal numbers. */
const minDeviation = 1e-6;

/**
 * Divides each feature by its deviation within queries, so that the regularisation treats all features
 * equally.
 */
export function standardised(size: number, samples: readonly SampledQuery[]): Standardised {
  const squares = new Float64Array(size);
  let count = 0;
  for (const { wrong } of samples) {
    const sums = new Float64Array(size);
    for (const row of wrong) for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
    for (const row of wrong) {
      for (let at = 0; at < size; at += 1) {
        squares[at] = (squares[at] ?? 0) + ((row[at] ?? 0) - (sums[at] ?? 0) / wrong.length) ** 2;
      }
    }
    count += wrong.length;
  }
  const deviations = squares.map((square) => {
    const deviation = Math.sqrt(square / count);
    return deviation > minDeviation ? deviation : Number.POSITIVE_INFINITY;
  });
  const scale = (row: Float32Array) => row.map((value, at) => value / (deviations[at] ?? 1));
  const queries = samples.map((sample) => ({
    ...sample,
    right: sample.right.map(({ row, gain }) => ({ row: scale(row), gain })),
    wrong: sample.wrong.map(scale),
  }));
  return { queries, deviations };
}
