import { expect, test } from 'vitest';
import { type ExplainedTerm, splitTerms, sumOf } from './explained.ts';

function term(label: string, contribution: number, max: number): ExplainedTerm {
  return { feature: label, label, contribution, max };
}

test('folds small terms, and adds them up', () => {
  const { large, small } = splitTerms([term('School', 0, 2), term('Skills', 50, 60), term('Area', 1, 1)]);
  expect(large.map(({ label }) => label)).toEqual(['Skills']);
  expect(sumOf(small)).toEqual({ points: 1, max: 3 });
});

test('does not fold a single small term', () => {
  const { large, small } = splitTerms([term('School', 0, 2), term('Skills', 50, 60)]);
  expect([large.length, small.length]).toEqual([2, 0]);
});
