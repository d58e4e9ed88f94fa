import { expect, test } from 'vitest';
import { labelLines } from './label-lines.ts';

test.each([
  ['DevOps', ['DevOps']],
  ['Machine learning', ['Machine', 'learning']],
  ['Game development', ['Game', 'development']],
  ['Embedded systems', ['Embedded', 'systems']],
  ['Pneumonoultramicroscopic', ['Pneumonoultr…']],
  ['Something rather long-winded', ['Something', 'rather long-…']],
])('splits %s into %j', (label, lines) => {
  expect(labelLines(label)).toEqual(lines);
});
