import type { Measured } from './measured.ts';

/** A figure of a task beside the best of the plain methods. */
export interface Figure {
  readonly task: string;
  readonly metric: string;
  readonly value: number;
  /** The standard error; null for shares that are counted once over all answers of a task. */
  readonly error: number | null;
  /** The number of questions, or of counted positions if there is no error. */
  readonly count: number;
  readonly baseline: number;
  readonly lowerIsBetter: boolean;
  /** Whether the data folder states a goal for this metric. */
  readonly chief: boolean;
}

export interface StoredFigures {
  readonly version: string;
  readonly measuredAt: string;
  readonly days: Measured['days'];
  readonly figures: readonly Figure[];
}

/** The file that the scorer writes with `--json`. */
export interface Scores {
  readonly tasks: Readonly<
    Record<string, Readonly<Record<string, { value: number; se?: number; n: number }>>>
  >;
  readonly errors: readonly string[];
}

/** The baselines and goals of a data folder, by task and metric. */
export type Reference = Readonly<
  Record<string, Readonly<Record<string, { best?: number; goal?: number; lower?: boolean }>>>
>;

/**
 * The figures of the tasks that the run measured. Metrics without a baseline are left out.
 * @throws Error if the scorer rejected a task or the scores lack one
 */
export function figuresOf(measured: Measured, scores: Scores, reference: Reference): StoredFigures {
  if (scores.errors.length > 0) throw new Error(`the scorer rejected ${scores.errors.join('; ')}`);
  const figures = measured.tasks.flatMap((task) => {
    const metrics = scores.tasks[task];
    if (metrics === undefined) throw new Error(`the scores lack the task ${task}`);
    return Object.entries(metrics).flatMap(([metric, { value, se, n }]): Figure[] => {
      const { best, goal, lower = false } = reference[task]?.[metric] ?? {};
      if (best === undefined) return [];
      const chief = goal !== undefined;
      const error = se === undefined ? null : digits(se, 3);
      // Tables show fewer, so that no figure is rounded twice.
      const figure = { task, metric, value: digits(value, 6), error, count: n, baseline: best };
      return [{ ...figure, lowerIsBetter: lower, chief }];
    });
  });
  return { version: measured.version, measuredAt: measured.measuredAt, days: measured.days, figures };
}

/** The new figures, and those of other tasks that the same version has stored, in the order that they were stored. */
export function withEarlier(figures: StoredFigures, earlier: StoredFigures): StoredFigures {
  if (earlier.version !== figures.version) return figures;
  const stored = new Set(earlier.figures.map(({ task }) => task));
  const kept = [...stored].flatMap((task) => {
    const measured = figures.figures.filter((figure) => figure.task === task);
    return measured.length > 0 ? measured : earlier.figures.filter((figure) => figure.task === task);
  });
  return { ...figures, figures: [...kept, ...figures.figures.filter(({ task }) => !stored.has(task))] };
}

/** The part that the site shows: the chief figures. The choice is the data folder's and not ours. */
export function shownOf({ figures, ...about }: StoredFigures) {
  return {
    ...about,
    figures: figures.flatMap(({ chief, ...figure }) => (chief ? [figure] : [])),
  };
}

/** Rounds to significant digits. */
function digits(value: number, count: number): number {
  return Number(value.toPrecision(count));
}
