/** What follows in a longer file is not read. */
export const LONGEST_FILE = 512 * 1024;

/**
 * A file's text as the readers expect it: bounded, without byte order mark and NULs (UTF-16 read as UTF-8
 * has one per letter), line breaks as `\n`.
 */
export function cleanText(text: string): string {
  const bounded = text.slice(0, LONGEST_FILE);
  const lines = bounded.includes('\r') ? bounded.replace(/\r\n?/g, '\n') : bounded;
  const plain = lines.includes('\0') ? lines.replaceAll('\0', '') : lines;
  return plain.replace(/^[\uFEFF\uFFFD]{1,2}/, '');
}

const LONGEST_SNIPPET = 160;

/** The given lines' text, shortened and without control characters; to be shown, never to be run. */
export function snippetsOf(text: string): (line: number) => string {
  let lines: readonly string[] | undefined;
  return (line) => {
    lines ??= text.split('\n');
    const found = (lines[line - 1] ?? '')
      .slice(0, 2 * LONGEST_SNIPPET)
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .trim();
    return found.length > LONGEST_SNIPPET ? `${found.slice(0, LONGEST_SNIPPET - 1)}…` : found;
  };
}
