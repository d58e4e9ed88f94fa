import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed answers the same sequence, another seed another one', () => {
  const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('whole numbers reach both ends and nothing beyond', () => {
  const random = createRandom(1);
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(2, 5)));
  expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
});

test('a sample has no element twice and is never larger than the list', () => {
  const sample = createRandom(3).sample(['a', 'b', 'c'], 9);
  expect(sample.toSorted()).toEqual(['a', 'b', 'c']);
});

test('a fork does not depend on what was drawn before', () => {
  const fresh = createRandom(5);
  const used = createRandom(5);
  used.next();
  expect(used.fork('people').next()).toBe(fresh.fork('people').next());
  expect(fresh.fork('people').next()).not.toBe(fresh.fork('projects').next());
});

test('nothing can be picked from nothing', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
});
