import { expect, test } from 'vitest';
import { type ExplainedTerm, loweringTerms, splitTerms, sumOf } from './explained.ts';

function term(label: string, contribution: number, max: number): ExplainedTerm {
  return { feature: label, label, contribution, max };
}

function explained(youToProject: ExplainedTerm[], projectToYou: ExplainedTerm[] = []) {
  return {
    seat: null,
    fit: { youToProject: 0, projectToYou: 0 },
    terms: { youToProject, projectToYou },
    seatSkills: [],
    adds: [],
  };
}

test('the terms that lower a score most come first, each once, with the direction that loses more', () => {
  const match = explained(
    [term('Skills', 50, 60), term('Recent use', 3, 13), term('Hours', 8, 9)],
    [term('Hours', 2, 12), term('Skills', 55, 60)],
  );
  expect(loweringTerms(match)).toEqual([
    { label: 'Skills', points: 50, max: 60 },
    { label: 'Recent use', points: 3, max: 13 },
    { label: 'Hours', points: 2, max: 12 },
  ]);
});

test('terms that can lose only a few points do not lower a score', () => {
  expect(loweringTerms(explained([term('School', 0, 3), term('Activity', 4, 5)]))).toEqual([]);
});

test('folds small terms, and adds them up', () => {
  const { large, small } = splitTerms([term('School', 0, 2), term('Skills', 50, 60), term('Area', 1, 1)]);
  expect(large.map(({ label }) => label)).toEqual(['Skills']);
  expect(sumOf(small)).toEqual({ points: 1, max: 3 });
});

test('does not fold a single small term', () => {
  const { large, small } = splitTerms([term('School', 0, 2), term('Skills', 50, 60)]);
  expect([large.length, small.length]).toEqual([2, 0]);
});
