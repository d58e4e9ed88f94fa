/** What fits beside a radar on a phone. */
const longest = 12;

/** A label on at most two lines; what is still too long ends in an ellipsis, as the table has it whole. */
export function labelLines(label: string): string[] {
  if (label.length <= longest) return [label];
  const [first = '', ...rest] = label.split(' ');
  const lines = rest.length > 0 ? [first, rest.join(' ')] : [first];
  return lines.map((line) => (line.length > longest + 1 ? `${line.slice(0, longest)}…` : line));
}
