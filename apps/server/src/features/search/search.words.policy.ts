const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;
const maxWordLength = 64;

/**
 * Normalises the words of a text for storage and search: lower case, without accents. `C++` and `C#` become words of
 * letters, because PostgreSQL's parser would reduce them to C.
 */
export function wordsOf(text: string): string[] {
  return (folded(text).match(word) ?? []).map((found) =>
    found.slice(0, maxWordLength).replaceAll('+', 'plus').replaceAll('#', 'sharp'),
  );
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/[̀-ͯ]/g, '').normalize('NFKC').toLowerCase();
}

/** The searchable text of a project, one line per part. */
export function searchableText(parts: readonly string[]): string {
  return parts.map((part) => wordsOf(part).join(' ')).join('\n');
}
