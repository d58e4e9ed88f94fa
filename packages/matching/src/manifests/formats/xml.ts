import { Entries, type Entry, maxDepth } from './entry.ts';

const namePattern = /^[A-Za-z_][\w.:-]{0,100}/;
const attributePattern =
  /(?<![\w.:-])([A-Za-z_][\w.:-]{0,100})\s{0,20}=\s{0,20}(?:"([^"]{0,500})"|'([^']{0,500})')/g;
const maxTagLength = 4_000;

/**
 * Reads the parts of XML that manifests need: an entry with '' for each start tag, one per attribute
 * (`@name`), and one with the text before an end tag. Entities are not expanded and document types are not
 * read.
 */
export function readXml(text: string): Entry[] {
  const entries = new Entries();
  const path: string[] = [];
  let depth = 0;
  let line = 1;
  let counted = 0;
  let at = text.indexOf('<');
  while (at !== -1 && at < text.length && !entries.full) {
    for (; counted < at; counted++) if (text.charCodeAt(counted) === 10) line++;
    const special = skipSpecial(text, at);
    const end = special ?? text.indexOf('>', at);
    if (end === -1) break;
    if (special === undefined) {
      const tag = text.slice(at + 1, Math.min(end, at + maxTagLength));
      if (tag.startsWith('/')) {
        depth = Math.max(0, depth - 1);
        path.length = Math.min(path.length, depth);
      } else depth = startElement(tag, path, depth, entries, line, textAhead(text, end + 1));
    }
    at = text.indexOf('<', end + 1);
  }
  return entries.list;
}

/** The end of a comment, CDATA, processing instruction or document type that starts at `at`. */
function skipSpecial(text: string, at: number): number | undefined {
  const opener = text[at + 1];
  if (opener !== '!' && opener !== '?') return undefined;
  if (text.startsWith('<!--', at)) return text.indexOf('-->', at);
  if (text.startsWith('<![CDATA[', at)) return text.indexOf(']]>', at);
  return text.indexOf('>', at);
}

function startElement(
  tag: string,
  path: string[],
  depth: number,
  entries: Entries,
  line: number,
  content: string,
): number {
  const name = namePattern.exec(tag)?.[0];
  if (name === undefined) return depth;
  const within = depth < maxDepth;
  const here = within ? [...path.slice(0, depth), name] : path;
  if (within) {
    entries.add(here, content, line);
    for (const [, key = '', double, single] of tag.matchAll(attributePattern))
      entries.add([...here, `@${key}`], double ?? single ?? '', line);
  }
  if (tag.endsWith('/')) return depth;
  if (within) {
    path.length = depth;
    path.push(name);
  }
  return depth + 1;
}

/** The text directly after a start tag. */
function textAhead(text: string, from: number): string {
  const piece = text.slice(from, from + 300);
  const end = piece.indexOf('<');
  return (end === -1 ? piece : piece.slice(0, end)).trim();
}
