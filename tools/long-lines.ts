import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const maxColumns = 120;
const exclude = ['**/node_modules/**', '**/dist/**'];
const sources = ['{apps,packages}/*/{src,build}/**/*.{ts,tsx,css}', '{tools,bench,e2e}/**/*.{ts,tsx}'];
const documents = ['*.md', '{docs,apps,packages,e2e}/**/*.md'];

/** The numbers of comment lines that are too long. The formatter wraps code, but no comments. */
export function longComments(text: string): number[] {
  return longLines(text, (line) => /^\s*(?:\/\/|\/\*|\*)/.test(line));
}

/** The numbers of lines of prose that are too long. Rows of tables, pictures and blocks of code cannot be wrapped. */
export function longProse(text: string): number[] {
  let isCode = false;
  return longLines(text, (line) => {
    if (line.startsWith('```')) isCode = !isCode;
    return !isCode && !/^\s*(?:\||!\[)/.test(line);
  });
}

function longLines(text: string, isWrappable: (line: string) => boolean): number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (isWrappable(line) && line.length > maxColumns ? [index + 1] : []));
}

function linesIn(patterns: readonly string[], find: (text: string) => number[]): string[] {
  return globSync(patterns, { cwd: root, exclude })
    .sort()
    .flatMap((path) => find(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`));
}

if (import.meta.main) {
  const found = [...linesIn(sources, longComments), ...linesIn(documents, longProse)];
  for (const place of found) console.error(`${place} is longer than ${maxColumns} columns`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
