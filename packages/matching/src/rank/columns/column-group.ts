import type { ProjectCard } from '../records.ts';

export type Column = Float64Array;

/** Some features of the same kind. Add a new kind of evidence as a new group in `project-lens.ts`. */
export interface ColumnGroup {
  readonly names: readonly string[];
  /**
   * Writes each feature's values for the whole pool; columns are filled with zeros, in the order of `names`.
   */
  measure(project: ProjectCard, columns: readonly Column[]): void;
}

/** Adds to one value of a column. */
export function add(column: Column | undefined, place: number, value: number): void {
  if (column) column[place] = (column[place] ?? 0) + value;
}

export function raise(column: Column | undefined, place: number, value: number): void {
  if (column && value > (column[place] ?? 0)) column[place] = value;
}

/** 1 today, halved every `halfLife` days. */
export function fade(days: number, halfLife: number): number {
  return 2 ** (-Math.max(0, days) / halfLife);
}
