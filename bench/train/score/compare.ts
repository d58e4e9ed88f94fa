import { average, type Figure } from '../metrics.ts';

type ByQuery = ReadonlyMap<string, Readonly<Record<string, number>>>;

/**
 * A task's figures with the initial points and, cross-validated, with the fitted ones; `gain` is over the
 * same queries.
 */
export interface Comparison {
  readonly task: string;
  readonly figures: Readonly<Record<string, { before: Figure; after: Figure; gain: Figure }>>;
}

/** Minimum gain in standard errors. */
const minStandardErrors = 2;

export function compare(task: string, before: ByQuery, after: ByQuery): Comparison {
  const names = Object.keys(before.values().next().value ?? {});
  const figures = names.map((name) => {
    const of = (rows: ByQuery) => Array.from(rows.values(), (row) => row[name] ?? Number.NaN);
    const gains = Array.from(
      before,
      ([qid, row]) => (after.get(qid)?.[name] ?? Number.NaN) - (row[name] ?? Number.NaN),
    );
    return [name, { before: average(of(before)), after: average(of(after)), gain: average(gains) }] as const;
  });
  return { task, figures: Object.fromEntries(figures) };
}

/** Whether the whole order improves significantly and the first ten do not get significantly worse. */
export function isBetter(comparisons: readonly Comparison[]): boolean {
  const order = overall(comparisons, 'AUC');
  const first = overall(comparisons, 'nDCG@10');
  return order.value > minStandardErrors * order.error && first.value > -minStandardErrors * first.error;
}

/** The mean gain of the tasks. They share queries, so their errors are added as if fully correlated. */
export function overall(comparisons: readonly Comparison[], name: string): Figure {
  const gains = comparisons.flatMap(({ figures }) => figures[name]?.gain ?? []);
  const mean = (of: (gain: Figure) => number) =>
    gains.reduce((sum, gain) => sum + of(gain), 0) / gains.length;
  return { value: mean(({ value }) => value), error: mean(({ error }) => error) };
}
