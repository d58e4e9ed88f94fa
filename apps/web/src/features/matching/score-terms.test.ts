import { describe, expect, test } from 'vitest';
import { scoreTerms } from './score-terms.ts';

describe('scoreTerms', () => {
  test('rounds the terms so that they add up to the sum', () => {
    const terms = scoreTerms(
      [
        { label: 'a', contribution: 33.4 },
        { label: 'b', contribution: 33.4 },
        { label: 'c', contribution: 24.2 },
      ],
      91,
    );
    expect(terms.reduce((sum, term) => sum + term.points, 0)).toBe(91);
  });

  test('sorts the largest term first and omits terms that round to zero', () => {
    expect(
      scoreTerms(
        [
          { label: 'small', contribution: 0.1 },
          { label: 'mid', contribution: 10 },
          { label: 'big', contribution: 50.9 },
        ],
        61,
      ),
    ).toEqual([
      { label: 'big', points: 51 },
      { label: 'mid', points: 10 },
    ]);
  });

  test('marks assumed terms', () => {
    const terms = scoreTerms([{ label: 'hours', contribution: 5, assumed: true }], 5);
    expect(terms).toEqual([{ label: 'hours*', points: 5 }]);
  });

  test('keeps negative terms', () => {
    expect(
      scoreTerms(
        [
          { label: 'good', contribution: 60 },
          { label: 'bad', contribution: -8 },
        ],
        52,
      ),
    ).toEqual([
      { label: 'good', points: 60 },
      { label: 'bad', points: -8 },
    ]);
  });
});
