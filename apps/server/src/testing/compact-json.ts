const maxWidth = 140;

/**
 * JSON in few lines, for readable diffs: short values on one line, filled lines for lists of words, and no separate
 * line for an object with one key.
 */
export function compactJson(value: unknown, indent = ''): string {
  const oneLine = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + oneLine.length <= maxWidth)
    return oneLine;
  const [onlyKey, ...otherKeys] = Object.keys(value);
  if (!Array.isArray(value) && onlyKey !== undefined && otherKeys.length === 0)
    return `{${JSON.stringify(onlyKey)}: ${compactJson(Object.values(value)[0], indent)}}`;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value)
    ? filledLines(value.map((child) => compactJson(child, inner)))
    : Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${compactJson(child, inner)}`);
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}

function filledLines(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length < maxWidth - 12)
      lines[lines.length - 1] = `${last},${item}`;
    else lines.push(item);
  }
  return lines;
}
