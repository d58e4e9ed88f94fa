import { type JSONPath, type JSONVisitor, visit } from 'jsonc-parser';
import { Entries, type Entry, maxDepth } from './entry.ts';

/** Reads JSON, also with comments, trailing commas and a missing end. */
export function readJson(text: string): Entry[] {
  const entries = new Entries();
  const begin: JSONVisitor['onObjectBegin'] = (_offset, _length, line, _column, pathOf) => {
    const path = pathOf();
    if (typeof path.at(-1) === 'string') entries.add(steps(path), '', line + 1);
    return path.length < maxDepth;
  };
  const visitor: JSONVisitor = {
    onObjectBegin: begin,
    onArrayBegin: begin,
    onLiteralValue: (value: unknown, _offset, _length, line, _column, pathOf) =>
      entries.add(steps(pathOf()), String(value), line + 1),
  };
  try {
    visit(text, visitor, { allowTrailingComma: true });
  } catch (error) {
    // Thousands of open brackets exceed the stack; the text before them is read.
    if (!(error instanceof RangeError)) throw error;
  }
  return entries.list;
}

function steps(path: JSONPath): string[] {
  return path.map((step) => (typeof step === 'number' ? '*' : step));
}
