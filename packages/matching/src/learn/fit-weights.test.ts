import { describe, expect, test } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { type FitOptions, fitWeights } from './fit-weights.ts';
import type { SampledQuery } from './samples.ts';

/**
 * Queries whose right answers are high in the first feature and low in the second; the third is irrelevant.
 */
function queries(count: number): SampledQuery[] {
  const random = createRandom(7).next;
  const row = (shift: number) => Float32Array.of(random() + shift, 10 * (random() - shift), random());
  return Array.from({ length: count }, (_, at) => ({
    qid: `q${at}`,
    right: [{ row: row(0.4), gain: 1 }],
    wrong: Array.from({ length: 20 }, () => row(0)),
    standsFor: 5,
  }));
}

const names = ['helps', 'harms', 'noise'];
const losses: FitOptions['loss'][] = ['pairwise', 'listwise'];

describe.each(losses)('fitWeights, %s', (loss) => {
  test('finds features that help, harm and are irrelevant', () => {
    const { helps = 0, harms = 0, noise = 0 } = fitWeights(names, queries(300), { loss, shrink: 1 });
    expect(helps).toBeGreaterThan(1);
    expect(harms).toBeLessThan(-0.1);
    expect(Math.abs(noise)).toBeLessThan(helps / 4);
  });

  test('does not depend on the unit of a feature', () => {
    const samples = queries(50);
    const inMetres = fitWeights(names, samples, { loss, shrink: 2 });
    const scale = (row: Float32Array) => row.map((value, at) => (at === 1 ? value * 1000 : value));
    const inMillimetres = fitWeights(
      names,
      samples.map((query) => ({
        ...query,
        right: query.right.map(({ row, gain }) => ({ row: scale(row), gain })),
        wrong: query.wrong.map(scale),
      })),
      { loss, shrink: 2 },
    );
    expect((inMillimetres.harms ?? 0) * 1000).toBeCloseTo(inMetres.harms ?? 0, 2);
  });

  test('stays near 0 with strong regularisation and is reproducible', () => {
    const samples = queries(30);
    const loose = fitWeights(names, samples, { loss, shrink: 0.1 });
    const tight = fitWeights(names, samples, { loss, shrink: 10_000 });
    expect(Math.abs(tight.helps ?? 1)).toBeLessThan(Math.abs(loose.helps ?? 0) / 20);
    expect(fitWeights(names, samples, { loss, shrink: 0.1 })).toEqual(loose);
  });
});
