import { expect, test } from 'vitest';
import { type Feature, features, type Points, skillFeatures, weights } from '../score/weights.ts';
import { createRandom } from '../testing/random.ts';
import { fitPoints } from './fit-points.ts';
import type { SampledQuery } from './samples.ts';

const start = weights.youToProject;
const options = { perPoint: 0.1, shrink: 20, mostChange: 2, mostLost: 0 };

/** Queries of ten; the best by `wish` is right. Terms that are not `known` have one value. */
function samples(
  wish: Partial<Points>,
  known: readonly Feature[] = features.filter((one) => one !== 'hours'),
): SampledQuery[] {
  const random = createRandom(3);
  const worth = (row: Float32Array) =>
    features.reduce((sum, feature, at) => sum + (wish[feature] ?? 0) * (row[at] ?? 0), 0);
  return Array.from({ length: 500 }, (_, query) => {
    const rows = Array.from({ length: 10 }, () =>
      Float32Array.from(features, (feature) => (known.includes(feature) ? random.next() : 0.6)),
    ).sort((a, b) => worth(b) - worth(a));
    const right = rows.slice(0, 1).map((row) => ({ row, gain: 1 }));
    return { qid: String(query), right, wrong: rows.slice(1), standsFor: 1 };
  });
}

function sum(points: Points, skills: boolean): number {
  return features.reduce((all, one) => all + (skillFeatures.has(one) === skills ? points[one] : 0), 0);
}

test('gives more points to preferred terms, within bounds, with a total of 100', () => {
  const points = fitPoints(samples({ work: 8, skills: 4 }), start, options);
  expect(points.work).toBeGreaterThan(start.work * 1.5);
  expect(points.together).toBeLessThan(start.together);
  expect(sum(points, true) + sum(points, false)).toBeCloseTo(100, 6);
  for (const feature of features) {
    expect(points[feature]).toBeGreaterThanOrEqual(start[feature] / 2 - 1e-6);
    expect(points[feature]).toBeLessThanOrEqual(start[feature] * 2 + 1e-6);
  }
});

test('keeps the points of terms with only one value', () => {
  const points = fitPoints(samples({ work: 8, skills: 4 }), start, options);
  expect(points.hours).toBe(start.hours);
  const few = fitPoints(samples({ work: 4, activity: -4 }, ['work', 'activity']), start, options);
  for (const feature of features)
    if (feature !== 'work' && feature !== 'activity') expect(few[feature]).toBe(start[feature]);
  expect(few.work + few.activity).toBeCloseTo(start.work + start.activity, 6);
  expect(few.work).toBeGreaterThan(start.work);
});

test('limits the total points that the skill terms lose', () => {
  const against = { skills: -4, beyond: -4, recent: -4, work: 4, activity: 4 };
  for (const mostLost of [0, 3]) {
    const points = fitPoints(samples(against), start, { ...options, mostLost });
    expect(sum(points, true)).toBeCloseTo(sum(start, true) - mostLost, 6);
    expect(sum(points, true) + sum(points, false)).toBeCloseTo(100, 6);
  }
});

test('returns the same points for the same samples, and the start without samples', () => {
  const some = samples({ work: 2, skills: 3 });
  expect(fitPoints(some, start, options)).toEqual(fitPoints(some, start, options));
  expect(fitPoints([], start, options)).toEqual(start);
});
