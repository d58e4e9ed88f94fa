import { expect, test } from 'vitest';
import { distinctFacts } from './distinct-facts.ts';

test('chooses the fact that fewest matches of the list share', () => {
  const list = [
    ['Worked with the owner before', 'Same school'],
    ['Worked with the owner before', 'Same area'],
    ['Worked with the owner before'],
  ];
  expect(distinctFacts(list)).toEqual(['Same school', 'Same area', 'Worked with the owner before']);
});

test('prefers the first of equally rare facts, and has none for a match without facts', () => {
  expect(distinctFacts([['Same school', 'Same area'], []])).toEqual(['Same school', undefined]);
});
