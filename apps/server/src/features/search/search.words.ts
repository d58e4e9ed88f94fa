const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;
const longestWord = 64;

/**
 * A text's words as they are stored and looked for: lower case, without accents; `C++` and `C#` become words
 * of letters, which PostgreSQL's parser would take for a plain C.
 */
export function wordsOf(text: string): string[] {
  return (folded(text).match(word) ?? []).map((found) =>
    found.slice(0, longestWord).replaceAll('+', 'plus').replaceAll('#', 'sharp'),
  );
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/[̀-ͯ]/g, '').normalize('NFKC').toLowerCase();
}

/** What a project is found by; a line for each part. */
export function searchableText(parts: readonly string[]): string {
  return parts.map((part) => wordsOf(part).join(' ')).join('\n');
}
