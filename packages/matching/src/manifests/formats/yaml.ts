import { Entries, type Entry, maxDepth } from './entry.ts';
import { scanNested } from './nested-values.ts';
import { textLines } from './text-lines.ts';

const pairPattern = /^("[^"]{0,200}"|'[^']{0,200}'|[^\s#"'[\]{},][^#"'[\]{},]{0,200}?):(?:\s+|$)/;
const blockText = /^[|>][-+\d]{0,3}$/;
/** Maximum length of a flow collection, in case a file never closes it. */
const maxFlowLength = 20_000;

interface Level {
  readonly indent: number;
  readonly key: string;
}

/**
 * Reads the YAML used in manifests: block maps and lists, scalars, flow collections. Anchors, aliases and
 * tags are kept as text, so nothing is expanded.
 */
export function readYaml(text: string): Entry[] {
  const entries = new Entries();
  const levels: Level[] = [];
  let textBlock = -1;
  let flowUntil = 0;
  for (const { text: raw, offset, number } of textLines(text)) {
    if (entries.full) break;
    if (number <= flowUntil) continue;
    let rest = withoutComment(raw.trimStart());
    let indent = raw.length - raw.trimStart().length;
    if (rest === '' || rest === '---' || (textBlock >= 0 && indent > textBlock)) continue;
    textBlock = -1;
    close(levels, indent, rest.startsWith('- ') || rest === '-');
    for (let dashes = 0; dashes < maxDepth && (rest.startsWith('- ') || rest === '-'); dashes++) {
      open(levels, indent, '*');
      const inner = rest.slice(1).trimStart();
      indent += rest.length - inner.length;
      rest = inner;
    }
    const pair = pairPattern.exec(rest);
    if (pair) open(levels, indent, unquoted((pair[1] ?? '').trim()));
    const value = pair ? rest.slice(pair[0].length).trim() : rest;
    const path = levels.map(({ key }) => key);
    if (blockText.test(value)) {
      textBlock = levels.at(-1)?.indent ?? indent;
      entries.add(path, '', number);
    } else if (value.startsWith('[') || value.startsWith('{')) {
      entries.add(path, '', number);
      const start = offset + Math.max(0, raw.indexOf(value));
      flowUntil = scanNested(text.slice(start, start + maxFlowLength), 0, number, path, entries).line;
    } else if (pair || value !== '') entries.add(path, unquoted(value), number);
  }
  return entries.list;
}

/**
 * Closes the levels that a line of this indent does not belong to; list items may have the indent of their
 * key.
 */
function close(levels: Level[], indent: number, isItem: boolean): void {
  for (let last = levels.at(-1); last && isLeft(last, indent, isItem); last = levels.at(-1)) levels.pop();
}

function isLeft(level: Level, indent: number, isItem: boolean): boolean {
  return level.indent > indent || (level.indent === indent && !(isItem && level.key !== '*'));
}

function open(levels: Level[], indent: number, key: string): void {
  if (levels.length < maxDepth) levels.push({ indent, key });
}

function withoutComment(line: string): string {
  if (line.startsWith('#')) return '';
  const comment = line.indexOf(' #');
  return comment === -1 ? line : line.slice(0, comment).trimEnd();
}

function unquoted(value: string): string {
  const quote = value.charAt(0);
  return (quote === '"' || quote === "'") && value.endsWith(quote) && value.length > 1
    ? value.slice(1, -1)
    : value;
}
