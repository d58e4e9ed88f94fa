import { highlight } from '../../../lib/highlight.ts';
import { oneLine, plainLine } from '../markdown/plain-words.ts';

/** Maximum characters before the first match, and in total. */
const lead = 40;
const length = 180;

function isMarked(text: string, marks: readonly string[]): boolean {
  return highlight(text, marks).some(({ marked }) => marked);
}

/** Returns the part of a message around the first match, as plain text on one line. */
export function foundSnippet(text: string, marks: readonly string[]): string {
  const plain = plainLine(text);
  // The match may be in the address of a link instead of its text.
  const line = !isMarked(plain, marks) && isMarked(text, marks) ? oneLine(text) : plain;
  let at = 0;
  for (const part of highlight(line, marks)) {
    if (part.marked) break;
    at += part.text.length;
  }
  const first = at >= line.length ? 0 : Math.max(0, at - lead);
  // Start at the beginning of a word.
  const from = first === 0 ? 0 : line.indexOf(' ', first - 1) + 1;
  const to = from + length;
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trimEnd()}${to < line.length ? '…' : ''}`;
}
