/** A line of a file, cut to a length that keeps every pattern cheap, its number from 1 and where it starts. */
export interface TextLine {
  readonly text: string;
  readonly offset: number;
  readonly number: number;
}

const LONGEST_LINE = 1_000;
const MOST_LINES = 20_000;

/** The lines of a text; what follows the first 20,000 is not read. */
export function* textLines(text: string): Generator<TextLine> {
  let start = 0;
  for (let number = 1; number <= MOST_LINES && start <= text.length; number++) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    yield { text: text.slice(start, Math.min(end, start + LONGEST_LINE)).trimEnd(), offset: start, number };
    start = end + 1;
  }
}
