import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './steps.ts';

/** A path in a text that starts with one of these folders means a file of this repository. */
const top = /^(?:apps|packages|tools|docs|e2e|bench|\.ci)\//;
const documents = [
  '*.md',
  'docs/**/*.md',
  'apps/**/*.md',
  'packages/**/*.md',
  'bench/**/*.md',
  'e2e/**/*.md',
];

/**
 * The paths that a document cites: targets of links, relative to it, and paths in `code` spans, from the
 * checkout's folder. Patterns such as `docs/NNN-title.md`, commands and addresses are none.
 */
export function citedPaths(text: string, folder: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [
    ...links
      .filter((target) => !/^(?:[a-z]+:|#|\/)/.test(target))
      .map((target) => join(folder, withoutAnchor(target))),
    ...spans.filter((span) => top.test(span) && !/[\s*<>{}…$|]|NNN/.test(span)).map(withoutAnchor),
  ];
}

function withoutAnchor(path: string): string {
  return path.replace(/[#?].*$/, '').replace(/:\d+$/, '');
}

/** Every citation of a path that does not exist, as `document: path`. */
export function brokenCitations(base: string): string[] {
  const files = globSync(documents, { cwd: base, exclude: ['**/node_modules/**', '**/dist/**'] });
  return files.sort().flatMap((file) =>
    citedPaths(readFileSync(join(base, file), 'utf8'), dirname(file))
      .filter((path) => !existsSync(join(base, path)))
      .map((path) => `${file}: ${relative('', path)}`),
  );
}

if (import.meta.main) {
  const broken = brokenCitations(root);
  for (const line of broken) console.error(`${line} does not exist`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
