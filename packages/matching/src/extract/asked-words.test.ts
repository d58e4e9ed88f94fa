import { describe, expect, it } from 'vitest';
import { askedSkills } from './asked-skills.ts';
import { type KnownWords, WordsBesideNames, wordOfFeature, wordsOfFeatures } from './asked-words.ts';

function besideName(text: string, name: string, known?: KnownWords): string[] {
  const start = text.indexOf(name);
  return [...new WordsBesideNames(text, known).features({ start, end: start + name.length })].sort();
}

describe('WordsBesideNames', () => {
  it('gives the words of the sentence on either side of a name, each once', () => {
    expect(besideName('Be quick . You know how You use Java well , very well ! Or not', 'Java')).toEqual([
      'word after very',
      'word after well',
      'word before how',
      'word before know',
      'word before use',
      'word before you',
    ]);
  });

  it('takes a new line for the end of a sentence, and what is in angle brackets for no word', () => {
    expect(besideName('Requirements\n<COMPANY> wants Java\nand more', 'Java')).toEqual(['word before wants']);
  });

  it('looks no further than a few lines of print', () => {
    const far = 'so '.repeat(100);
    expect(besideName(`first ${far}Java ${far}last`, 'Java')).toEqual(['word after so', 'word before so']);
  });

  it('looks at no other words than those known', () => {
    const known = wordsOfFeatures(['word after well', 'skill java']);
    expect(besideName('You use Java well', 'Java', known)).toEqual(['word after well']);
  });

  it('reads the names of a text one after the other', () => {
    const text = 'know Java . use Go';
    const words = new WordsBesideNames(text);
    expect([...words.features({ start: 5, end: 9 })]).toEqual(['word before know']);
    expect([...words.features({ start: 16, end: 18 })]).toEqual(['word before use']);
  });

  it('tells features about words from others', () => {
    expect(wordOfFeature('word before know')).toBe('know');
    expect(wordOfFeature('followed by and')).toBeUndefined();
  });
});

describe('askedSkills', () => {
  it('weighs the words beside a name', () => {
    const weights = new Map([
      ['any name', -0.5],
      ['word before know', 1],
    ]);
    const asked = askedSkills('You know Java . We sell Python', weights).map(({ skillId }) => skillId);
    expect(asked).toEqual(['java']);
  });
});
