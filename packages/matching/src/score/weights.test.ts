import { describe, expect, test } from 'vitest';
import { harmonicMean } from './fit.ts';
import { type Direction, features, relatedCredit, weights } from './weights.ts';

const directions: readonly Direction[] = ['youToProject', 'projectToYou'];

describe('the shipped weights', () => {
  test.each(directions)('give 100 points in all, %s', (direction) => {
    expect(features.reduce((sum, feature) => sum + weights[direction][feature], 0)).toBe(100);
  });

  test('cannot lift anybody to Good by neighbouring skills and all the rest together', () => {
    const [most, other] = directions.map((direction) => {
      const skills = weights[direction].required + weights[direction].recent;
      return 100 - skills + relatedCredit * skills;
    });
    expect(harmonicMean(most ?? 100, other ?? 100)).toBeLessThan(49.5);
  });

  test('let strangers from elsewhere be an excellent match', () => {
    for (const direction of directions) {
      const { worked, mates, school, area } = weights[direction];
      expect(100 - worked - mates - school - area).toBeGreaterThan(90);
    }
  });
});
