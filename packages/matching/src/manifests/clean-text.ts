/** The rest of a longer file is not read. */
export const maxFileLength = 512 * 1024;

/**
 * Normalises a file's text: limits its length, removes byte order marks and NULs (UTF-16 read as UTF-8 has
 * one per letter), and converts line breaks to `\n`.
 */
export function cleanText(text: string): string {
  const bounded = text.slice(0, maxFileLength);
  const lines = bounded.includes('\r') ? bounded.replace(/\r\n?/g, '\n') : bounded;
  const plain = lines.includes('\0') ? lines.replaceAll('\0', '') : lines;
  return plain.replace(/^[\uFEFF\uFFFD]{1,2}/, '');
}

const maxSnippetLength = 160;

/** The text of a line, shortened and without control characters; for display only. */
export function snippetsOf(text: string): (line: number) => string {
  let lines: readonly string[] | undefined;
  return (line) => {
    lines ??= text.split('\n');
    const found = (lines[line - 1] ?? '')
      .slice(0, 2 * maxSnippetLength)
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .trim();
    return found.length > maxSnippetLength ? `${found.slice(0, maxSnippetLength - 1)}…` : found;
  };
}
