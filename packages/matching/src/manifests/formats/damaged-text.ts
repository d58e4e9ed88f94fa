/**
 * Parses a text that may contain a syntax error. First tries the whole text, then the lines before the error, then
 * these lines without their last statement. The last try helps if a list is never closed: its error is at the end of
 * the file. @param positionOf the offset of a syntax error; undefined for other errors, which are thrown @returns
 * undefined if the text cannot be read
 */
export function readUpToError<Parsed>(
  text: string,
  parse: (text: string) => Parsed,
  positionOf: (error: unknown) => number | undefined,
): Parsed | undefined {
  let readable = text;
  for (const cut of [linesBefore, withoutLastStatement, () => ''])
    try {
      return parse(readable);
    } catch (error) {
      // Thousands of nested values exceed the stack.
      if (error instanceof RangeError) return undefined;
      const position = positionOf(error);
      if (position === undefined) throw error;
      readable = cut(readable, position);
    }
  return undefined;
}

function linesBefore(text: string, position: number): string {
  return text.slice(0, text.lastIndexOf('\n', position - 1) + 1);
}

/** Statements of TOML and YAML start without indent; items of a list rarely do. */
function withoutLastStatement(text: string): string {
  let start = text.lastIndexOf('\n');
  while (start > 0 && !/[A-Za-z[]/.test(text.charAt(start + 1))) start = text.lastIndexOf('\n', start - 1);
  return text.slice(0, start + 1);
}
