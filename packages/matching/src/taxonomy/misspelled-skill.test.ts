import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, forgiven } from './edit-distance.ts';
import { misspelledSkill } from './misspelled-skill.ts';

describe('editDistance', () => {
  test.each([
    ['kuberntes', 'kubernetes', 1],
    ['kubernetse', 'kubernetes', 1],
    ['raect', 'react', 1],
    ['', 'abc', 3],
    ['same', 'same', 0],
  ])('the distance from %s to %s is %d', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
  });

  test('stops at the limit', () => {
    expect(editDistance('harbour', 'kubernetes', 2)).toBe(3);
  });

  test('is symmetric, and 0 only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 9);
        expect(editDistance(b, a, 9)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('misspelledSkill', () => {
  test.each([
    ['kuberntes', 'Kubernetes'],
    ['typescirpt', 'TypeScript'],
    ['Postgresqll', 'PostgreSQL'],
  ])('%s means %s', (typed, label) => {
    expect(misspelledSkill(typed)?.label).toBe(label);
  });

  test.each(['', 'og', 'zzzzzzzz', 'x'.repeat(200)])('finds no skill for %j', (typed) => {
    expect(misspelledSkill(typed)).toBeUndefined();
  });

  test('finds no skill for short words', () => {
    expect(forgiven('elm')).toBe(0);
  });
});
