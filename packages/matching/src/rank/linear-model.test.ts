import { expect, test } from 'vitest';
import { Best } from '../index/best.ts';
import { isWorse, type RankedId, scoresOf } from './linear-model.ts';

test('scoresOf sums weight × value and ignores features without a weight', () => {
  const columns = [Float64Array.of(1, 2), Float64Array.of(10, 0), Float64Array.of(100, 100)];
  expect([...scoresOf(['a', 'b', 'c'], columns, { a: 2, b: 0.5 })]).toEqual([7, 4]);
});

test('isWorse orders equal scores neither by input order nor by id', () => {
  const entries = Array.from(
    { length: 40 },
    (_, at): RankedId => ({ id: `d${at + 10}`, score: at < 20 ? 1 : 2 }),
  );
  const order = (offers: readonly RankedId[]) => {
    const best = new Best<RankedId>(40, isWorse);
    for (const entry of offers) best.offer(entry);
    return best.sorted().map(({ id }) => id);
  };
  const ids = order(entries);
  expect(order(entries.toReversed())).toEqual(ids);
  expect(ids.slice(0, 20).toSorted()).toEqual(entries.slice(20).map(({ id }) => id));
  expect(ids.slice(0, 20)).not.toEqual(ids.slice(0, 20).toSorted());
});
