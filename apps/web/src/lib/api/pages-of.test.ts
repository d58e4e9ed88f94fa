import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [38, 4],
])('%d entries are %d pages of 12', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});
