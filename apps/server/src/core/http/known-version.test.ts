import { expect, test } from 'vitest';
import { isKnownVersion } from './known-version.ts';

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"old", W/"a"', true],
  ['*', true],
  ['"old"', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s names the version W/"a": %s', (header, isKnown) => {
  expect(isKnownVersion(header, 'W/"a"')).toBe(isKnown);
});
