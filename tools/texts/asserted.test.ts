import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertedWords, isSaid } from './asserted.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'teamwright-asserted-'));
});
afterAll(() => rmSync(base, { recursive: true }));

function wordsOf(code: string): string[] {
  writeFileSync(join(base, 'a.spec.ts'), code);
  return assertedWords(base, 'a.spec.ts', (key) => `text of ${key}`);
}

describe('assertedWords', () => {
  test('finds keys, literals, templates and patterns in expectations', () => {
    const code =
      'await expect(page.getByText(texts.chat.send)).toBeVisible(); expectToast(page, "Said."); ' +
      'expect(page.getByText(`Sent to $' +
      '{name}`)); expect(row).toContainText(texts.chat.you); expect(a(/Sent .+/));';
    expect(wordsOf(code)).toEqual([
      'text of chat.send',
      'Said.',
      'Sent to ',
      '',
      'text of chat.you',
      'Sent .+',
    ]);
  });

  test('finds the value of a name that is expected, and of no other name', () => {
    const code =
      'const hint = page.getByText(texts.chat.emptyHint); const back = page.getByText(texts.chat.back);' +
      'await back.click(); await expect(hint).toBeVisible();';
    expect(wordsOf(code)).toEqual(['text of chat.emptyHint']);
  });

  test('finds what a state shows, but not what is only typed or clicked', () => {
    const code = 'const state = { act: click(texts.chat.back), shows: text(texts.chat.you) }; fill("Said.");';
    expect(wordsOf(code)).toEqual(['text of chat.you']);
  });
});

describe('isSaid', () => {
  test('requires the whole text, or the fixed parts of a text with placeholders', () => {
    expect(isSaid('Failed to fetch projects', ['Failed to fetch projects.'])).toBe(false);
    expect(isSaid('{name} has been added to the project!', ['^bo has been added to the project!$'])).toBe(
      true,
    );
    expect(isSaid('Failed to send message: {message}', ['Failed to send'])).toBe(false);
  });
});
