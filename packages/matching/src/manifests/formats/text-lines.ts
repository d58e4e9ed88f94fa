/** A line of a file with its number (from 1) and offset, cut to a length for which every pattern is fast. */
export interface TextLine {
  readonly text: string;
  readonly offset: number;
  readonly number: number;
}

const maxLineLength = 1_000;
const maxLines = 20_000;

/** The first 20,000 lines of a text. */
export function* textLines(text: string): Generator<TextLine> {
  let start = 0;
  for (let number = 1; number <= maxLines && start <= text.length; number++) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    yield { text: text.slice(start, Math.min(end, start + maxLineLength)).trimEnd(), offset: start, number };
    start = end + 1;
  }
}
