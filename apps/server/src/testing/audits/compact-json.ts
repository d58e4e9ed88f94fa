const maxWidth = 120;
/** Keys of objects that define things by name. */
const definitions = new Set(['components', 'schemas', 'properties', 'parameters', 'responses', 'paths']);
const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Entries of `definitions` and `keywords` start on lines of their own, so that a diff shows them alone. */
type Layout = 'definitions' | 'keywords' | 'flow';

interface Place {
  /** The indent of the line on which the value starts. */
  readonly indent: string;
  readonly column: number;
  readonly layout: Layout;
}

/** An OpenAPI document as JSON in few lines, for readable diffs: a value that fits in a line stays in one. */
export function compactJson(value: unknown): string {
  return layOut(value, { indent: '', column: 0, layout: 'definitions' });
}

function layOut(value: unknown, place: Place): string {
  const flat = JSON.stringify(value);
  const isSmall = typeof value !== 'object' || value === null || place.column + flat.length < maxWidth;
  if (isSmall) return flat;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([key, child]) => ({
    prefix: isList ? '' : `${JSON.stringify(key)}: `,
    child,
    layout: layoutOf(key, place.layout),
  }));
  const isBlock = place.layout === 'definitions' && entries.length > 1;
  const inside = isBlock ? block(entries, place.indent) : flow(entries, place);
  return isList ? `[${inside}]` : `{${inside}}`;
}

type Entry = Pick<Place, 'layout'> & { readonly prefix: string; readonly child: unknown };

/** One entry after another, each on lines of its own. */
function block(entries: readonly Entry[], indent: string): string {
  const inner = `${indent}  `;
  const lines = entries.map(
    ({ prefix, child, layout }) =>
      inner + prefix + layOut(child, { indent: inner, column: inner.length + prefix.length, layout }),
  );
  return `\n${lines.join(',\n')}\n${indent}`;
}

/** Entries that share lines. An entry that does not fit in a line starts where the previous one ends. */
function flow(entries: readonly Entry[], { indent, column, layout }: Place): string {
  const inner = `${indent}  `;
  let text = '';
  let lineIndent = indent;
  for (const [index, { prefix, child, layout: childLayout }] of entries.entries()) {
    const separator = index === 0 ? '' : ', ';
    const width = prefix.length + JSON.stringify(child).length;
    const overflows = columnAfter(text, column + 1) + separator.length + width >= maxWidth;
    const startsLine = (layout === 'keywords' && index > 0) || (overflows && inner.length + width < maxWidth);
    if (startsLine) lineIndent = inner;
    text += startsLine ? `${separator.trimEnd()}\n${inner}${prefix}` : separator + prefix;
    const place = { indent: lineIndent, column: columnAfter(text, column + 1), layout: childLayout };
    text += layOut(child, place);
  }
  return text;
}

function layoutOf(key: string, parent: Layout): Layout {
  if (parent === 'keywords' && key === 'responses') return 'flow';
  if (definitions.has(key) || key.startsWith('/')) return 'definitions';
  return methods.has(key) ? 'keywords' : 'flow';
}

/** The column after a text that starts at `column`. */
function columnAfter(text: string, column: number): number {
  const lineBreak = text.lastIndexOf('\n');
  return lineBreak === -1 ? column + text.length : text.length - lineBreak - 1;
}
