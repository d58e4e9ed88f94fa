import { describe, expect, test } from 'vitest';
import { findCode, replaceCode } from './code-text.ts';

function codeIn(text: string): string[] {
  return findCode(text).map(({ content }) => content);
}

describe('findCode', () => {
  test.each([
    ['inline code', 'Run `npm *run* x` now', ['npm *run* x']],
    ['inline code with several backticks', '``a ` b`` ```c```', ['a ` b', 'c']],
    ['a fenced block with a language', 'See:\n```ts\nconst a = 1;\n```\nthen', ['const a = 1;\n']],
    ['a block with tildes', '~~~\n`a`\n~~~\n`b`', ['`a`\n', 'b']],
    ['an indented block', '   ```\na\n   ```', ['a\n']],
    ['a block without an end', '```\na\n\nb', ['a\n\nb']],
    ['an opening fence at the end', '```ts', ['']],
    ['a fence that text follows as part of the block', '```\na\n``` b', ['a\n``` b']],
    ['no code after a single backtick', 'a ` b', []],
    ['no inline code over two lines', '`a\nb`', []],
  ])('finds %s', (_name, text, expected) => {
    expect(codeIn(text)).toEqual(expected);
  });

  test('returns the offsets and whether a block is at the top level', () => {
    const text = 'a `b`\n```\nc\n```\n  ~~~\nd\n  ~~~';
    expect(
      findCode(text).map(({ start, end, isTopLevelBlock }) => [text.slice(start, end), isTopLevelBlock]),
    ).toEqual([
      ['`b`', false],
      ['```\nc\n```', true],
      ['  ~~~\nd\n  ~~~', false],
    ]);
  });
});

describe('replaceCode', () => {
  test('replaces only the code', () => {
    expect(replaceCode('a `b` c\n```\nd\n```\ne', ({ content }) => content.toUpperCase())).toBe(
      'a B c\nD\n\ne',
    );
  });
});
