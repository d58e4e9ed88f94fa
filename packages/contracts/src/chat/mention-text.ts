import { replaceCode } from './code-text.ts';

/** A mention in a text: `name` as typed, without the @ at offset `start`. */
export interface FoundMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Email addresses and paths contain no mentions. */
const goesOnBefore = /[\p{L}\p{N}_@/.-]$/u;
/** `@bo` is not part of `@bob` or `@bo-dan`, but a sentence may end after it. */
const goesOnAfter = /^(?:[\p{L}\p{N}_]|[.-][\p{L}\p{N}_])/u;

function isAlone(text: string, start: number, end: number): boolean {
  return (
    !goesOnBefore.test(text.slice(Math.max(0, start - 2), start)) &&
    !goesOnAfter.test(text.slice(end, end + 3))
  );
}

/** Finds `@name` for each of the names, ignoring case; if two names fit, the longer one counts. */
export function findMentions(text: string, names: readonly string[]): FoundMention[] {
  const longestFirst = names
    .map((name) => name.toLowerCase())
    .sort((one, other) => other.length - one.length);
  const found: FoundMention[] = [];
  for (let start = text.indexOf('@'); start !== -1; start = text.indexOf('@', start + 1)) {
    const fitting = longestFirst.find((name) => {
      const end = start + 1 + name.length;
      return text.slice(start + 1, end).toLowerCase() === name && isAlone(text, start, end);
    });
    if (fitting === undefined) continue;
    const end = start + 1 + fitting.length;
    found.push({ name: text.slice(start + 1, end), start, end });
  }
  return found;
}

/** The text with code replaced by spaces, because mentions in code do not count. */
export function withoutCode(text: string): string {
  return replaceCode(text, ({ start, end }) => ' '.repeat(end - start));
}
