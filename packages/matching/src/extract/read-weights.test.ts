import { describe, expect, test } from 'vitest';
import { readWeights } from './read-weights.ts';

describe('readWeights', () => {
  test('parses a feature and its weight from each line', () => {
    expect([...readWeights('\nin tags | 1.25\nskill go | -0.5\n')]).toEqual([
      ['in tags', 1.25],
      ['skill go', -0.5],
    ]);
  });

  test.each(['in tags', 'in tags | ', 'in tags | much'])('rejects %j', (row) => {
    expect(() => readWeights(row)).toThrow('No weight');
  });
});
