import { describe, expect, it } from 'vitest';
import { readWeights } from './read-weights.ts';

describe('readWeights', () => {
  it('parses a feature and its weight from each line', () => {
    expect([...readWeights('\nin tags | 1.25\nskill go | -0.5\n')]).toEqual([
      ['in tags', 1.25],
      ['skill go', -0.5],
    ]);
  });

  it.each(['in tags', 'in tags | ', 'in tags | much'])('rejects %j', (row) => {
    expect(() => readWeights(row)).toThrow('No weight');
  });
});
