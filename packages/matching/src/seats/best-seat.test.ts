import { describe, expect, test } from 'vitest';
import { bestSeat, nearestSeat } from './best-seat.ts';

const frontend = { id: 'frontend', skillIds: ['react', 'typescript'] };
const backend = { id: 'backend', skillIds: ['nodejs', 'postgresql'] };
const anyRole = { id: 'any', skillIds: [] };

describe('the best seat', () => {
  test.each([
    ['their own skills', ['postgresql'], 'backend'],
    ['the larger share', ['react', 'typescript', 'nodejs'], 'frontend'],
    ['skills that theirs imply', ['express'], 'backend'],
    ['no skill of a seat, which leaves the one for any role', ['sourdough'], 'any'],
    ['no skill at all', [], 'any'],
  ])('for a user follows from %s', (_, held, expected) => {
    expect(bestSeat([frontend, backend, anyRole], held)?.id).toBe(expected);
  });

  test('without one for any role is that with the fewest skills', () => {
    const small = { id: 'small', skillIds: ['docker'] };
    expect(bestSeat([frontend, small, backend], [])?.id).toBe('small');
    expect(bestSeat([], ['react'])).toBeUndefined();
  });

  test('never gets worse with one more skill', () => {
    expect(bestSeat([frontend, backend], ['react'])?.id).toBe('frontend');
    expect(bestSeat([frontend, backend], ['react', 'sourdough'])?.id).toBe('frontend');
  });
});

describe('the nearest seat', () => {
  test.each([
    ['vue', 'frontend'],
    ['redis', 'backend'],
    ['sourdough', 'any'],
  ])('for %s is %s', (skillId, expected) => {
    expect(nearestSeat([frontend, backend, anyRole], skillId)?.id).toBe(expected);
  });
});
