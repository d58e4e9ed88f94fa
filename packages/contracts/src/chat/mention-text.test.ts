import { describe, expect, test } from 'vitest';
import { findMentions, withoutCode } from './mention-text.ts';

const names = ['bo', 'bob', 'Bob Miller', 'ana.lu', 'zoë'];

function foundIn(text: string): string[] {
  return findMentions(text, names).map(({ name }) => name);
}

describe('findMentions', () => {
  test.each([
    ['@bob', ['bob']],
    ['Ask @BOB, or @Ana.Lu.', ['BOB', 'Ana.Lu']],
    ['(@bob) *@bo*', ['bob', 'bo']],
    ['@Bob Miller knows', ['Bob Miller']],
    ['@bob millers', ['bob']],
    ['@ZOË!', ['ZOË']],
    ['@bob-x @bob.x @bobby @bob_', []],
    ['mail bo@bob.example or https://x.example/@bob', []],
    ['@@bob and a.@bo', []],
    ['@ bob @nobody @', []],
  ])('finds in %j', (text, expected) => {
    expect(foundIn(text)).toEqual(expected);
  });

  test('returns the offsets of mentions', () => {
    const text = 'Hi @bob, @bo';
    expect(findMentions(text, names).map(({ start, end }) => text.slice(start, end))).toEqual([
      '@bob',
      '@bo',
    ]);
  });

  test('reads many @ signs and names in linear time: otherwise this test exceeds its time limit', () => {
    const crowd = Array.from({ length: 50 }, (_, n) => `somebody ${n}`);
    expect(findMentions('@'.repeat(1_000_000), crowd)).toEqual([]);
  });
});

describe('withoutCode', () => {
  test.each([
    ['`@bob` and @bo', ['bo']],
    ['```\n@bob\n```\n@bo', ['bo']],
    ['```\n@bob\n``` @bo', []],
    ['~~~\n@bob\n~~~\n@bo', ['bo']],
    ['```\n@bob, never closed', []],
    ['a ` b @bob', ['bob']],
  ])('leaves what stands outside of code in %j', (text, expected) => {
    expect(withoutCode(text)).toHaveLength(text.length);
    expect(foundIn(withoutCode(text))).toEqual(expected);
  });
});
