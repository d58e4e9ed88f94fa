import data from './figures.json' with { type: 'json' };

export interface MeasuredFigure {
  readonly task: string;
  readonly metric: string;
  readonly value: number;
  /** The standard error; null for a share that is counted once over all answers. */
  readonly error: number | null;
  /** The number of questions, or of counted places if there is no error. */
  readonly count: number;
  /** The best of the plain methods. */
  readonly baseline: number;
  readonly lowerIsBetter: boolean;
}

interface MeasuredReport {
  /** The version of the score that was measured. */
  readonly version: string;
  readonly measuredAt: string;
  readonly days: { readonly history: string; readonly from: string; readonly before: string };
  readonly figures: readonly MeasuredFigure[];
}

/** The figures that `bench/store-match.ts` has stored. A task that was not measured has none. */
export const measured: MeasuredReport = data;

/** Compares a figure with its baseline; undefined without a standard error. */
export function verdictOf({ value, error, baseline, lowerIsBetter }: MeasuredFigure) {
  if (error === null) return undefined;
  const ahead = lowerIsBetter ? baseline - value : value - baseline;
  if (Math.abs(ahead) <= 2 * error) return 'even';
  return ahead > 0 ? 'better' : 'worse';
}
