import { expect, test } from 'vitest';
import { isHiddenFor } from './blocked-messages.ts';

test('hides messages of blocked users, but not of other users or deleted accounts', () => {
  const isHidden = isHiddenFor(['amber']);
  expect(['amber', 'north', null].map(isHidden)).toEqual([true, false, false]);
});
