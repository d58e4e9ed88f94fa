import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { Entries, type Entry, maxDepth } from './entry.ts';
import { lineNumbers } from './line-numbers.ts';

/**
 * Reads XML: an entry with the text before the first child for each element, and one per attribute (`@name`).
 * Unknown entities become empty. A file that is not well-formed has no entries.
 */
export function readXml(text: string): Entry[] {
  const entries = new Entries();
  const root = rootOf(text);
  if (root) addElement(root, [root.name], lineNumbers(text), entries);
  return entries.list;
}

function rootOf(text: string): XmlElement | undefined {
  try {
    return parseXml(text, { ignoreUndefinedEntities: true, includeOffsets: true }).root ?? undefined;
  } catch (error) {
    // Thousands of open elements exceed the stack.
    if (error instanceof XmlError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function addElement(
  element: XmlElement,
  path: readonly string[],
  lineOf: (offset: number) => number,
  entries: Entries,
): void {
  if (path.length > maxDepth) return;
  const line = lineOf(element.start);
  const [first] = element.children;
  entries.add(path, first instanceof XmlText ? first.text.trim() : '', line);
  for (const [name, value] of Object.entries(element.attributes))
    entries.add([...path, `@${name}`], value, line);
  for (const child of element.children)
    if (child instanceof XmlElement) addElement(child, [...path, child.name], lineOf, entries);
}
