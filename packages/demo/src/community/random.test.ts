import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('gives the same sequence for the same seed, and another for another seed', () => {
  const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('gives integers up to both ends and none beyond', () => {
  const random = createRandom(1);
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(2, 5)));
  expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
});

test('samples no element twice and no more than the list has', () => {
  const sample = createRandom(3).sample(['a', 'b', 'c'], 9);
  expect(sample.toSorted()).toEqual(['a', 'b', 'c']);
});

test('forks independently of earlier draws', () => {
  const fresh = createRandom(5);
  const used = createRandom(5);
  used.next();
  expect(used.fork('people').next()).toBe(fresh.fork('people').next());
  expect(fresh.fork('people').next()).not.toBe(fresh.fork('projects').next());
});

test('rejects picking from an empty list', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
});
