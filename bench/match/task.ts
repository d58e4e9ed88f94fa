import type { DataFolder, TaskEntry } from './data-folder.ts';
import type { Sites } from './site/sites.ts';

/** A run file: its name in the output folder, and its lines. */
export interface RunFile {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The ranking of a query has at most this many lines. */
export const maxDepth = 1000;

interface Surroundings {
  readonly data: DataFolder;
  readonly sites: Sites;
}

/** A kind of task that the product answers; `run` reads only files named by the entry. */
export interface Task {
  readonly name: string;
  answers(entry: TaskEntry): boolean;
  run(entry: TaskEntry, surroundings: Surroundings): Promise<RunFile[]>;
}

/** The queries of a task, parsed by the task's reader. */
export function queriesOf<Query>(
  entry: TaskEntry,
  data: DataFolder,
  read: (line: unknown) => Query,
): Query[] {
  if (entry.queries === undefined) throw new Error(`Task ${entry.name} has no queries`);
  return data.lines(entry.queries).map(read);
}

/** The members of an object of unknown shape; empty if it is not an object. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The members that are texts or numbers. */
export function recordOf<Value>(
  value: unknown,
  is: (member: unknown) => member is Value,
): Record<string, Value> {
  const members = Object.entries(record(value)).filter((pair): pair is [string, Value] => is(pair[1]));
  return Object.fromEntries(members);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
