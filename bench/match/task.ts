import type { DataFolder, TaskEntry } from './data-folder.ts';

/** A run file: its name in the folder of runs, and its lines. */
export interface RunFile {
  readonly name: string;
  readonly lines: readonly string[];
}

/** One kind of task the engine can answer; `run` reads nothing but what the entry names. */
export interface Task {
  readonly name: string;
  answers(entry: TaskEntry): boolean;
  run(entry: TaskEntry, data: DataFolder): RunFile;
}

/** The queries of a task, checked by the task's own reader. */
export function queriesOf<Query>(
  entry: TaskEntry,
  data: DataFolder,
  read: (line: unknown) => Query,
): Query[] {
  if (entry.queries === undefined) throw new Error(`task ${entry.name} names no queries`);
  return data.lines(entry.queries).map(read);
}

/** The members of an object of unknown shape; none if it is no object. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The members that are texts, or numbers. */
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
