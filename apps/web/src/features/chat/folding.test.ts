import { expect, it } from 'vitest';
import { foldsOf } from './folding.ts';

it('folds what blocked people wrote, and nothing of others or of deleted accounts', () => {
  const folds = foldsOf(['amber']);
  expect(['amber', 'north', null].map(folds)).toEqual([true, false, false]);
});
