import { isDigitCode, isWordCode } from './characters.ts';

const DOT = 0x2e;
const LONGEST_VERSION = 8;
/**
 * Beside a short or ambiguous name these characters make another word of it: `R&D`, `C-section`, `C's`, `$R`.
 */
const GLUE = new Set(
  ["'", '\u2019', '&', '@', '$', '%', '*', '\\', '=', '<', '>', '-', '_', '+', '#'].map(codeOf),
);
const GLUED_SUFFIX = /^-(?:based|powered|driven|native|like|backed|written)\b/i;
const SUFFIX_LENGTH = 10;

/**
 * The end of a mention that starts and ends at word boundaries, including a version number (`python3.11`), or
 * −1. Names next to a dot are file names, hosts or calls (`main.py`, `github.com`), so they do not count
 * unless a capital letter starts a new sentence.
 */
export function mentionEnd(text: string, start: number, end: number, strict: boolean): number {
  if (!startsWord(text, start, strict)) return -1;
  const versionEnd = strict ? end : skipVersion(text, start, end);
  return endsWord(text, versionEnd, strict) ? versionEnd : -1;
}

function startsWord(text: string, start: number, strict: boolean): boolean {
  const before = text.charCodeAt(start - 1);
  if (
    isWordCode(before) ||
    (before === DOT && isWordCode(text.charCodeAt(start - 2)) && !isCapital(text, start))
  )
    return false;
  return !(strict && (GLUE.has(before) || before === DOT));
}

function endsWord(text: string, end: number, strict: boolean): boolean {
  const after = text.charCodeAt(end);
  if (
    isWordCode(after) ||
    (after === DOT && isWordCode(text.charCodeAt(end + 1)) && !isCapital(text, end + 1))
  )
    return false;
  return !(strict && GLUE.has(after) && !hasGluedSuffix(text, end));
}

/** Whether the name that ends at `end` is followed by `-based` or a similar suffix. */
export function hasGluedSuffix(text: string, end: number): boolean {
  return GLUED_SUFFIX.test(text.slice(end, end + SUFFIX_LENGTH));
}

function isCapital(text: string, offset: number): boolean {
  const character = text.charAt(offset);
  return character !== character.toLowerCase();
}

function skipVersion(text: string, start: number, end: number): number {
  if (end - start < 3 || !isDigitCode(text.charCodeAt(end)) || isDigitCode(text.charCodeAt(end - 1)))
    return end;
  let last = end;
  const limit = end + LONGEST_VERSION;
  for (let i = end; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (isDigitCode(code)) last = i + 1;
    else if (code !== DOT) break;
  }
  return last;
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
