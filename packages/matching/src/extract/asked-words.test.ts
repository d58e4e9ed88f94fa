import { describe, expect, test } from 'vitest';
import { askedSkills } from './asked-skills.ts';
import { type KnownWords, WordsBesideNames, wordOfFeature, wordsOfFeatures } from './asked-words.ts';

function besideName(text: string, name: string, known?: KnownWords): string[] {
  const start = text.indexOf(name);
  return [...new WordsBesideNames(text, known).features({ start, end: start + name.length })].sort();
}

describe('WordsBesideNames', () => {
  test('returns the words of the sentence before and after a name, each once', () => {
    expect(besideName('Be quick . You know how You use Java well , very well ! Or not', 'Java')).toEqual([
      'word after very',
      'word after well',
      'word before how',
      'word before know',
      'word before use',
      'word before you',
    ]);
  });

  test('ends a sentence at a new line and ignores text in angle brackets', () => {
    expect(besideName('Requirements\n<COMPANY> wants Java\nand more', 'Java')).toEqual(['word before wants']);
  });

  test('reads at most 200 characters on each side', () => {
    const far = 'so '.repeat(100);
    expect(besideName(`first ${far}Java ${far}last`, 'Java')).toEqual(['word after so', 'word before so']);
  });

  test('returns only known words', () => {
    const known = wordsOfFeatures(['word after well', 'skill java']);
    expect(besideName('You use Java well', 'Java', known)).toEqual(['word after well']);
  });

  test('handles several names of a text in order', () => {
    const text = 'know Java . use Go';
    const words = new WordsBesideNames(text);
    expect([...words.features({ start: 5, end: 9 })]).toEqual(['word before know']);
    expect([...words.features({ start: 16, end: 18 })]).toEqual(['word before use']);
  });

  test('recognises features that are about words', () => {
    expect(wordOfFeature('word before know')).toBe('know');
    expect(wordOfFeature('followed by and')).toBeUndefined();
  });
});

describe('askedSkills', () => {
  test('uses the words beside a name', () => {
    const weights = new Map([
      ['any name', -0.5],
      ['word before know', 1],
    ]);
    const asked = askedSkills('You know Java . We sell Python', weights).map(({ skillId }) => skillId);
    expect(asked).toEqual(['java']);
  });
});
