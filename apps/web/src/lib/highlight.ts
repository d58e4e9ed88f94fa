export interface HighlightPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Marks up to this length match whole words only: `go` does not mark 'good'. */
const shortMark = 2;
const accents = /[̀-ͯ]/g;
const letter = /[\p{L}\p{N}]/u;

/**
 * Splits a text wherever a mark starts a word, ignoring case and accents. The parts joined equal the text, so
 * the result is safe to show as text.
 */
export function highlight(text: string, marks: readonly string[]): HighlightPart[] {
  const wanted = marks
    .map(plain)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const letters = wanted.length === 0 ? [] : [...text].map(plain);
  const original = [...text];
  const parts: HighlightPart[] = [];
  let plainFrom = 0;
  for (let at = 0; at < letters.length; ) {
    const length = startsWord(letters, at) ? markedLength(letters, at, wanted) : 0;
    if (length > 0) {
      push(parts, original.slice(plainFrom, at), false);
      push(parts, original.slice(at, at + length), true);
      plainFrom = at + length;
    }
    at += Math.max(1, length);
  }
  push(parts, original.slice(plainFrom), false);
  return parts;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(accents, '').toLowerCase();
}

function startsWord(letters: readonly string[], at: number): boolean {
  return letter.test(letters[at] ?? '') && !letter.test(letters[at - 1] ?? '');
}

/** Returns the length of the longest mark that matches at `at`, in characters. */
function markedLength(letters: readonly string[], at: number, marks: readonly string[]): number {
  for (const mark of marks) {
    let [rest, length] = [mark, 0];
    while (rest !== '' && at + length < letters.length) {
      const next = letters[at + length] ?? '';
      if (!rest.startsWith(next)) break;
      rest = rest.slice(next.length);
      length += 1;
    }
    const ends = mark.length > shortMark || !letter.test(letters[at + length] ?? '');
    if (rest === '' && ends) return length;
  }
  return 0;
}

function push(parts: HighlightPart[], letters: readonly string[], marked: boolean): void {
  if (letters.length > 0) parts.push({ text: letters.join(''), marked });
}
