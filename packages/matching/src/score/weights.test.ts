import { describe, expect, test } from 'vitest';
import { type Direction, features, weights } from './weights.ts';
import { scoreWithoutSkills } from './without-skills.ts';

const directions: readonly Direction[] = ['youToProject', 'projectToYou'];

describe('the shipped weights', () => {
  test.each(directions)('give 100 points in all, %s', (direction) => {
    expect(features.reduce((sum, feature) => sum + weights[direction][feature], 0)).toBe(100);
  });

  test('cannot lift anybody to Good by neighbouring skills and all the rest together', () => {
    expect(scoreWithoutSkills(weights)).toBeLessThan(49.5);
  });

  test('let strangers from elsewhere be an excellent match', () => {
    for (const direction of directions) {
      const { worked, mates, school, area } = weights[direction];
      expect(100 - worked - mates - school - area).toBeGreaterThan(90);
    }
  });
});
