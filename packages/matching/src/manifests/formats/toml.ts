import { Entries, type Entry } from './entry.ts';
import { scanNested } from './nested-values.ts';

const headerPattern = /^\[\[?([^\]]{1,300})\]/;
const keyPattern =
  /^((?:"[^"]{1,200}"|'[^']{1,200}'|[\w-]{1,200})(?:[ \t]*\.[ \t]*(?:"[^"]{1,200}"|'[^']{1,200}'|[\w-]{1,200})){0,8})[ \t]*=[ \t]*/;
const plainKey = /^[\w-]+$/;
const part = /"([^"]*)"|'([^']*)'|([^\s."']+)/g;
const multilines = ['"""', "'''"];
/** Enough for any key and the `=`; the value is read separately. */
const maxHeadLength = 2_000;

/** Reads TOML: tables, dotted keys, strings, lists and inline tables. Dates and numbers are kept as text. */
export function readToml(text: string): Entry[] {
  const entries = new Entries();
  let table: string[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length && !entries.full) {
    const end = lineEnd(text, at);
    const indent = countSpaces(text, at, end);
    const head = text.slice(at + indent, Math.min(end, at + indent + maxHeadLength));
    const key = keyPattern.exec(head);
    if (!key) {
      const header = headerPattern.exec(head);
      if (header) {
        table = keyParts(header[1] ?? '');
        entries.add(table, '', line);
      }
      at = end + 1;
      line++;
      continue;
    }
    const path = table.concat(keyParts(key[1] ?? ''));
    const value = at + indent + key[0].length;
    const next = readValue(text, value, line, path, entries);
    line = next.line + 1;
    at = lineEnd(text, next.at) + 1;
  }
  return entries.list;
}

function readValue(text: string, at: number, line: number, path: string[], entries: Entries) {
  const first = text[at];
  if (first === '[' || first === '{') {
    entries.add(path, '', line);
    return scanNested(text, at, line, path, entries);
  }
  const fence = multilines.find((quotes) => text.startsWith(quotes, at));
  if (fence !== undefined) {
    const close = text.indexOf(fence, at + 3);
    const end = close === -1 ? text.length : close + 3;
    let last = line;
    for (let i = at; i < end; i++) if (text[i] === '\n') last++;
    return { at: end, line: last };
  }
  const end = lineEnd(text, at);
  const raw = text.slice(at, Math.min(end, at + maxHeadLength)).trim();
  entries.add(path, unquoted(raw), line);
  return { at: end, line };
}

function unquoted(raw: string): string {
  const quote = raw.charAt(0);
  if (quote !== '"' && quote !== "'") return raw;
  const end = raw.indexOf(quote, 1);
  return raw.slice(1, end === -1 ? raw.length : end);
}

function keyParts(key: string): string[] {
  if (plainKey.test(key)) return [key];
  return [...key.matchAll(part)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function countSpaces(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && (text[at] === ' ' || text[at] === '\t')) at++;
  return at - from;
}
