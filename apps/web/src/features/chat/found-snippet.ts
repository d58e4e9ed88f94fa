import { highlight } from '../../lib/highlight.ts';
import { oneLine, plainLine } from './markdown/plain-words.ts';

/** Characters before the first mark, and of the whole. */
const lead = 40;
const length = 180;

function isMarked(text: string, marks: readonly string[]): boolean {
  return highlight(text, marks).some(({ marked }) => marked);
}

/** The part of a message around the first word that was looked for, in plain words on one line. */
export function foundSnippet(text: string, marks: readonly string[]): string {
  const plain = plainLine(text);
  // What was found may be in an address behind other words.
  const line = !isMarked(plain, marks) && isMarked(text, marks) ? oneLine(text) : plain;
  let at = 0;
  for (const part of highlight(line, marks)) {
    if (part.marked) break;
    at += part.text.length;
  }
  const first = at >= line.length ? 0 : Math.max(0, at - lead);
  // From the beginning of a word.
  const from = first === 0 ? 0 : line.indexOf(' ', first - 1) + 1;
  const to = from + length;
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trimEnd()}${to < line.length ? '…' : ''}`;
}
