import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A task of a data folder, as described in its `tasks.json`. Paths are relative to the folder. */
export interface TaskEntry {
  readonly name: string;
  readonly kind: string;
  readonly labels?: string;
  readonly queries?: string;
  readonly candidates?: string;
  readonly history?: string;
  readonly people?: string;
  readonly depth?: number;
  /** Whether the answers are graded by how much of a project one user can do. */
  readonly graded?: boolean;
}

/** A folder of benchmark data; only files named by a task's entry are read. */
export interface DataFolder {
  readonly tasks: readonly TaskEntry[];
  /** The dates of the data: history before one day, questions from one day to another. */
  readonly days: { readonly history: string; readonly from: string; readonly before: string };
  /** The objects of a JSON lines file, plain or gzipped. */
  lines(path: string): unknown[];
  /** Whether the file exists, plain or gzipped. */
  has(path: string): boolean;
  /** The text of a file, plain or gzipped; `.gz` is optional. */
  text(path: string): string;
}

export function openDataFolder(folder: string): DataFolder {
  const parsed: {
    tasks: Record<string, Omit<TaskEntry, 'name'>>;
    history?: { before?: string };
    queries?: { from?: string; before?: string };
  } = JSON.parse(readFileSync(join(folder, 'tasks.json'), 'utf8'));
  return {
    tasks: Object.entries(parsed.tasks).map(([name, entry]) => ({ ...entry, name })),
    days: {
      history: parsed.history?.before ?? '',
      from: parsed.queries?.from ?? '',
      before: parsed.queries?.before ?? '',
    },
    lines: (path) => readLines(inside(folder, path)),
    has: (path) => [path, `${path}.gz`].some((one) => existsSync(inside(folder, one))),
    text: (path) => readText(inside(folder, path)),
  };
}

function inside(folder: string, path: string): string {
  const full = resolve(folder, path);
  if (!full.startsWith(resolve(folder) + sep)) throw new Error(`${path} is outside the data folder`);
  return full;
}

function readText(path: string): string {
  const found = existsSync(path) ? path : `${path}.gz`;
  const bytes = readFileSync(found);
  return (found.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function readLines(path: string): unknown[] {
  return readText(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
