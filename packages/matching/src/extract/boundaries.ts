import { isDigitCode, isWordCode } from './characters.ts';

const dot = 0x2e;
const maxVersionLength = 8;
/** Next to a short or ambiguous name, these characters form another word: `R&D`, `C-section`, `C's`, `$R`. */
const glue = new Set(
  ["'", '\u2019', '&', '@', '$', '%', '*', '\\', '=', '<', '>', '-', '_', '+', '#'].map(codeOf),
);
const gluedSuffix = /^-(?:based|powered|driven|native|like|backed|written)\b/i;
const suffixLength = 10;

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
    (before === dot && isWordCode(text.charCodeAt(start - 2)) && !isCapital(text, start))
  )
    return false;
  return !(strict && (glue.has(before) || before === dot));
}

function endsWord(text: string, end: number, strict: boolean): boolean {
  const after = text.charCodeAt(end);
  if (
    isWordCode(after) ||
    (after === dot && isWordCode(text.charCodeAt(end + 1)) && !isCapital(text, end + 1))
  )
    return false;
  return !(strict && glue.has(after) && !hasGluedSuffix(text, end));
}

/** Whether the name that ends at `end` is followed by `-based` or a similar suffix. */
export function hasGluedSuffix(text: string, end: number): boolean {
  return gluedSuffix.test(text.slice(end, end + suffixLength));
}

function isCapital(text: string, offset: number): boolean {
  const character = text.charAt(offset);
  return character !== character.toLowerCase();
}

function skipVersion(text: string, start: number, end: number): number {
  if (end - start < 3 || !isDigitCode(text.charCodeAt(end)) || isDigitCode(text.charCodeAt(end - 1)))
    return end;
  let last = end;
  const limit = end + maxVersionLength;
  for (let i = end; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (isDigitCode(code)) last = i + 1;
    else if (code !== dot) break;
  }
  return last;
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
