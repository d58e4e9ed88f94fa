import { expect, test } from 'vitest';
import { jsonExcess } from './json-bounds.ts';

const tooDeep = 'At most 32 levels of lists and objects';
const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

test.each([
  ['32 levels', nested(32), undefined],
  ['34 levels', nested(34), tooDeep],
  ['a level that is never closed', '['.repeat(33), tooDeep],
  ['brackets within strings', JSON.stringify({ a: `"[{\\`.repeat(1_000) }), undefined],
  ['brackets after a string that ends with a backslash', `["\\\\",${'['.repeat(40)}`, tooDeep],
  ['a string that never ends', `"${'['.repeat(1_000)}`, undefined],
  ['many lists beside each other', `[${'[],'.repeat(2_000)}[]]`, undefined],
  ['5,001 values', `[${'1,'.repeat(5_001)}1]`, 'At most 5000 values'],
])('%s', (_what, text, excess) => {
  expect(jsonExcess(text)).toBe(excess);
});
