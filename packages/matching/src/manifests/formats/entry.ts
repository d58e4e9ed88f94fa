/**
 * A value in a structured file, with the path of its keys and its first line (from 1). List items have the
 * key `*`.
 */
export interface Entry {
  readonly path: readonly string[];
  readonly value: string;
  readonly line: number;
}

/** Deeper levels are skipped: no manifest needs them, and this keeps paths short for any input. */
export const maxDepth = 12;
/** Further entries of a file are not read. */
const maxEntries = 20_000;
/** Longer names and values are cut. */
const maxValueLength = 1_000;

/** Collects entries up to the limit. */
export class Entries {
  readonly list: Entry[] = [];

  get full(): boolean {
    return this.list.length >= maxEntries;
  }

  add(path: readonly string[], value: string, line: number): void {
    if (this.full || path.length > maxDepth) return;
    this.list.push({ path: [...path], value: value.slice(0, maxValueLength), line });
  }
}

/** The entries below a path; `*` matches any one step. */
export function under(entries: readonly Entry[], ...steps: readonly string[]): Entry[] {
  return entries.filter(({ path }) => startsWith(path, steps));
}

/** The entries that are direct children of a path. */
export function childrenOf(entries: readonly Entry[], ...steps: readonly string[]): Entry[] {
  return entries.filter(({ path }) => path.length === steps.length + 1 && startsWith(path, steps));
}

function startsWith(path: readonly string[], steps: readonly string[]): boolean {
  return path.length >= steps.length && steps.every((step, index) => step === '*' || path[index] === step);
}
