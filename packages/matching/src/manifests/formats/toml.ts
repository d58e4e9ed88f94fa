import { type AST, ParseError, parseTOML } from 'toml-eslint-parser';
import { readUpToError } from './damaged-text.ts';
import { Entries, type Entry, maxDepth } from './entry.ts';

/** Longer files take more than 50 ms of processor time in the worst case. The rest is not read. */
const maxLength = 32 * 1024;

/** Reads TOML. A file with an error is read up to the line of the error. */
export function readToml(text: string): Entry[] {
  const program = readUpToError(
    text.slice(0, maxLength),
    (readable) => parseTOML(readable, { tomlVersion: '1.1' }),
    (error) => (error instanceof ParseError ? error.index : undefined),
  );
  const entries = new Entries();
  for (const node of program?.body[0].body ?? []) {
    if (node.type === 'TOMLKeyValue') addPair(node, [], entries);
    else {
      const path = stepsOf(node.key);
      entries.add(path, '', node.loc.start.line);
      for (const pair of node.body) addPair(pair, path, entries);
    }
  }
  return entries.list;
}

function addPair({ key, value, loc }: AST.TOMLKeyValue, table: readonly string[], entries: Entries): void {
  addValue(value, [...table, ...stepsOf(key)], loc.start.line, entries);
}

function addValue(value: AST.TOMLContentNode, path: readonly string[], line: number, entries: Entries): void {
  if (path.length > maxDepth) return;
  if (value.type === 'TOMLValue') entries.add(path, String(value.value), line);
  else {
    if (path.at(-1) !== '*') entries.add(path, '', line);
    if (value.type === 'TOMLInlineTable') for (const pair of value.body) addPair(pair, path, entries);
    else for (const item of value.elements) addValue(item, [...path, '*'], item.loc.start.line, entries);
  }
}

function stepsOf({ keys }: AST.TOMLKey): string[] {
  return keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));
}
