import { expect, test } from 'vitest';
import { fencedSelection } from './composer-toolbar.tsx';

test.each([
  ['an empty box', ['', 0, 0], '```\n\n```', 4],
  ['a selection', ['run x now', 4, 5], 'run \n```\nx\n```\n now', 10],
  ['a line of its own', ['see\nx', 4, 5], 'see\n```\nx\n```', 9],
] as const)('puts %s into a code block', (_, [text, start, end], expected, caret) => {
  expect(fencedSelection(text, start, end)).toEqual({ text: expected, caret });
});
