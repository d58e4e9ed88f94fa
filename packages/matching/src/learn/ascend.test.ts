import { expect, test } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { ascend } from './ascend.ts';
import type { JudgedList } from './judged-list.ts';
import { idealOf, topFigure } from './top-figure.ts';

/** Gains follow the first feature, less the second; the third says nothing. */
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

test('moves weights until the first ten are as good as they get', () => {
  const train = lists(60);
  const start = { helps: 1, harms: 0, noise: 0 };
  const weights = ascend(names, train, { start, worthwhile: 1e-3 });
  expect((weights.harms ?? 0) / (weights.helps ?? 1)).toBeCloseTo(-0.7, 0);
  expect(Math.abs(weights.noise ?? 1)).toBeLessThan(0.1 * (weights.helps ?? 0));
  expect(ascend(names, train, { start, worthwhile: 1e-3 })).toEqual(weights);
});

test('uses only the features it is given', () => {
  expect(Object.keys(ascend(names, lists(5), { start: { helps: 1 }, worthwhile: 0 }))).toEqual(['helps']);
});

test('a perfect first ten is worth one and a half, an empty one nothing', () => {
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
