import { expect, it } from 'vitest';
import { foldsOf } from './blocked-messages.ts';

it('hides messages of blocked users, but not of other users or deleted accounts', () => {
  const folds = foldsOf(['amber']);
  expect(['amber', 'north', null].map(folds)).toEqual([true, false, false]);
});
