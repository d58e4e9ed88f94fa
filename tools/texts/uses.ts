import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { readSources } from '../imports/sources.ts';

const web = 'apps/web/src/';
/** The entry files of the browser and of the server. */
const entries = [`${web}main.tsx`, `${web}server/entry.tsx`];
/** The gallery of components for developers; no link leads there. */
const showcase = `${web}app/dev/`;

/** Source files of the web app that its entries reach, also lazily. */
export function reachableFiles(base: string): string[] {
  const imports = new Map(readSources(base).map((source) => [source.path, source.imports]));
  const reached = new Set<string>();
  const waiting = entries.filter((path) => imports.has(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || path.startsWith(showcase)) continue;
    reached.add(path);
    waiting.push(...(imports.get(path) ?? []).filter((target) => imports.has(target)));
  }
  return [...reached];
}

/** `texts.chat.send` → `chat.send`. */
export function keyOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  const group = node.object;
  if (group.type !== 'MemberExpression' || group.property.type !== 'Identifier') return undefined;
  const known = group.object.type === 'Identifier' && group.object.name === 'texts';
  return known ? `${group.property.name}.${node.property.name}` : undefined;
}

function read(base: string, path: string) {
  return parseSync(path, readFileSync(join(base, path), 'utf8')).program;
}

/** Keys of texts that these files use. */
export function usedKeys(base: string, files: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const collect = new Visitor({
    MemberExpression(node) {
      const key = keyOf(node);
      if (key !== undefined) keys.add(key);
    },
  });
  for (const path of files) collect.visit(read(base, path));
  return keys;
}
