import { expect, test } from 'vitest';
import { termsOf } from './search.terms.service.ts';

function wordsOf(text: string): string[] {
  return termsOf(text).map(({ words }) => words.join(' '));
}

test('a search has each word and each skill once', () => {
  expect(wordsOf(Array.from({ length: 8 }, () => 'React').join(' '))).toEqual(['react']);
  expect(wordsOf('Tide k8s TIDE kelp kubernetes tide')).toEqual(['tide', 'kubernetes', 'kelp']);
  expect(wordsOf('machine learning kelp')).toEqual(['machine learning', 'kelp']);
});
