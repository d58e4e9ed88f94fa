import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { texts } from '../../apps/web/src/texts.ts';
import { root } from '../steps.ts';
import { assertedWords, isSaid } from './asserted.ts';
import { quoted, quotedOutcomes } from './quoted.ts';
import { reachableFiles, usedKeys } from './uses.ts';

/** `chat.send` → its texts; a few keys hold a list. */
const catalogue = new Map<string, readonly string[]>(
  Object.entries(texts).flatMap(([group, entries]) =>
    Object.entries(entries).map(([key, value]): [string, string[]] => [`${group}.${key}`, [value].flat()]),
  ),
);

const textOf = (key: string) => catalogue.get(key)?.[0] ?? '';

describe('quotes of the specification are in the texts, letter by letter', () => {
  const known = new Set([...catalogue.values()].flat());
  test.each([...Object.values(quoted).flat(), ...quotedOutcomes])('%j', (text) => {
    expect(known).toContain(text);
  });
});

describe('every text is used in a reachable part of the app', () => {
  const used = usedKeys(root, reachableFiles(root));

  test.each([...catalogue.keys()])('%s', (key) => {
    expect(used).toContain(key);
  });
});

describe('a browser test expects every entry of the error catalogue', () => {
  const files = globSync(['e2e/**/*.spec.ts', 'e2e/screens/**/*.ts'], { cwd: root });
  const words = files.flatMap((path) => assertedWords(root, path, textOf));

  test.each(quotedOutcomes)('%j', (text) => {
    expect(isSaid(text, words)).toBe(true);
  });
});
