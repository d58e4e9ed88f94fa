import { expect, test } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { ascend } from './ascend.ts';
import type { JudgedList } from './judged-list.ts';
import { idealOf, topFigure } from './top-figure.ts';

/** Gains increase with the first feature and decrease with the second; the third is irrelevant. */
function lists(count: number): JudgedList[] {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, at) => {
    const columns = Array.from({ length: 3 }, () => Float32Array.from({ length: 60 }, () => random.next()));
    const gains = Float32Array.from({ length: 60 }, (__, place) =>
      Math.max(0, (columns[0]?.[place] ?? 0) - 0.7 * (columns[1]?.[place] ?? 0)),
    );
    return { qid: `q${at}`, gains, columns, ideal: idealOf(gains) };
  });
}

const names = ['helps', 'harms', 'noise'];

test('moves weights until the first ten cannot improve', () => {
  const train = lists(60);
  const start = { helps: 1, harms: 0, noise: 0 };
  const weights = ascend(names, train, { start, worthwhile: 1e-3 });
  expect((weights.harms ?? 0) / (weights.helps ?? 1)).toBeCloseTo(-0.7, 0);
  expect(Math.abs(weights.noise ?? 1)).toBeLessThan(0.1 * (weights.helps ?? 0));
  expect(ascend(names, train, { start, worthwhile: 1e-3 })).toEqual(weights);
});

test('uses only the given features', () => {
  expect(Object.keys(ascend(names, lists(5), { start: { helps: 1 }, worthwhile: 0 }))).toEqual(['helps']);
});

test('a perfect first ten has a value of 1.5, an empty one 0', () => {
  const gains = Float32Array.from({ length: 20 }, (_, at) => (at < 10 ? 1 : 0));
  const list = { qid: 'q', gains, columns: [], ideal: idealOf(gains) };
  expect(topFigure(list, Float64Array.from(gains))).toBeCloseTo(1.5, 10);
  expect(
    topFigure(
      list,
      Float64Array.from(gains, (gain) => -gain),
    ),
  ).toBe(0);
});
