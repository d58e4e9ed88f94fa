/** Maximum line length beside a radar on a phone, in characters. */
const maxLineLength = 12;

/**
 * Splits a label into at most two lines. Longer labels end with an ellipsis; the table shows them in full.
 */
export function labelLines(label: string): string[] {
  if (label.length <= maxLineLength) return [label];
  const [first = '', ...rest] = label.split(' ');
  const lines = rest.length > 0 ? [first, rest.join(' ')] : [first];
  return lines.map((line) => (line.length > maxLineLength + 1 ? `${line.slice(0, maxLineLength)}…` : line));
}
