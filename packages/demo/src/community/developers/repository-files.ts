import type { DemoEvidence, DemoRepository } from '../types.ts';

/** The location of a piece of evidence: '' and 0 if no file shows it. */
export interface EvidenceLocation {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly snippet: string;
}

interface Frame {
  readonly head: (name: string) => string[];
  readonly line?: (text: string) => string;
  readonly tail?: string[];
}

const packageFrame: Frame = {
  head: (name) => ['{', `  "name": "${name}",`, '  "dependencies": {'],
  line: (text) => `    ${text},`,
  tail: ['    "tslib": "^2.8.1"', '  }', '}'],
};

/** The text around the lines in files with these names. Other files contain only the lines. */
const frames: Readonly<Record<string, Frame>> = {
  'package.json': packageFrame,
  'composer.json': {
    head: () => ['{', '  "require": {'],
    line: (text) => `    ${text},`,
    tail: ['    "php": "^8.3"', '  }', '}'],
  },
  'pyproject.toml': {
    head: (name) => ['[project]', `name = "${name}"`, 'dependencies = ['],
    line: (text) => `  "${text}",`,
    tail: [']'],
  },
  'compose.yml': { head: () => ['services:', '  main:'], line: (text) => `    ${text}` },
  'go.mod': { head: (name) => [`module ${name}`, '', 'require ('], line: (text) => `\t${text}`, tail: [')'] },
  'Cargo.toml': { head: (name) => ['[package]', `name = "${name}"`, '', '[dependencies]'] },
  'pubspec.yaml': { head: (name) => [`name: ${name}`, '', 'dependencies:'], line: (text) => `  ${text}` },
  Gemfile: { head: () => ['source "https://rubygems.org"', ''] },
};

/**
 * Builds the files of a repository so that they show its evidence, and returns the location of each piece of
 * evidence.
 */
export function layOut(repository: DemoRepository, evidence: readonly DemoEvidence[]) {
  const places = new Map<string, EvidenceLocation>();
  const files = new Map<string, string[]>([['README.md', readmeHead(repository)]]);
  for (const { id, source, snippet, repositoryId } of evidence) {
    if (repositoryId !== repository.id) continue;
    const { file, text } = partsOf(source, snippet);
    places.set(id, file === '' ? { file, line: 0, snippet } : addLine(files, repository, file, text));
  }
  const texts = [...files].map(([file, lines]) => [
    file,
    [...lines, ...(frames[file]?.tail ?? []), ''].join('\n'),
  ]);
  return { places, files: Object.fromEntries(texts) as Record<string, string> };
}

function readmeHead({ name, description }: DemoRepository): string[] {
  return [`# ${name}`, '', description, ''];
}

/** `package.json: "react": "^19"` is in that file, `README: "…"` in the README. Topics and bytes are in no file. */
function partsOf(source: DemoEvidence['source'], snippet: string): { file: string; text: string } {
  if (source === 'readme') return { file: 'README.md', text: snippet.replace(/^README: "(.*)"$/, '$1') };
  const [, file = '', text = ''] = (source === 'manifest' && /^(\S+): (.+)$/.exec(snippet)) || [];
  return { file, text };
}

/** Two skills with the same line share it. */
function addLine(
  files: Map<string, string[]>,
  { name }: DemoRepository,
  file: string,
  text: string,
): EvidenceLocation {
  const lines = files.get(file) ?? frames[file]?.head(name) ?? [];
  files.set(file, lines);
  const line = frames[file]?.line?.(text) ?? text;
  if (!lines.includes(line)) lines.push(line);
  return { file, line: lines.indexOf(line) + 1, snippet: line.trim() };
}
