import { Entries, type Entry } from './entry.ts';
import { scanNested } from './nested-values.ts';

/** Reads JSON, also with comments and trailing commas. */
export function readJson(text: string): Entry[] {
  const entries = new Entries();
  const start = text.search(/[{[]/);
  if (start === -1) return [];
  const line = text.slice(0, start).split('\n').length;
  scanNested(text, start, line, [], entries);
  return entries.list;
}
