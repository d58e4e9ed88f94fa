import { describe, expect, test } from 'vitest';
import { stem } from './stem.ts';
import { tokenize } from './tokenize.ts';

describe('stem', () => {
  test.each([
    [['host', 'hosts', 'hosted', 'hosting'], 'host'],
    [['plan', 'plans', 'planned', 'planning'], 'plan'],
    [['library', 'libraries'], 'library'],
    [['service', 'services'], 'servic'],
    [['box', 'boxes'], 'box'],
  ])('reduces %j to %s', (words, root) => {
    expect(words.map(stem)).toEqual(words.map(() => root));
  });

  test('leaves short words, names with digits and other alphabets unchanged', () => {
    for (const word of ['css', 'ring', 'bus', 'web3', 'größe', 'redis', 'process'])
      expect(stem(word)).toBe(word);
  });
});

describe('tokenize', () => {
  test('drops common words and single letters and keeps other words', () => {
    expect(tokenize('The harbour’s log: C++ and C#, for 3D maps!')).toEqual([
      'harbour',
      'log',
      'c++',
      'c#',
      '3d',
      'map',
    ]);
  });

  test('ignores text after 20,000 characters and words of more than 32', () => {
    expect(tokenize(`${'x'.repeat(40)} boat`)).toEqual(['boat']);
    expect(tokenize(`${' '.repeat(20_000)}boat`)).toEqual([]);
  });
});
