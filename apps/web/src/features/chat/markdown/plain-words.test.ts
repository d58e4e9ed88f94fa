import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it.each([
  ['what has no marks', 'Tides turn at 6.', 'Tides turn at 6.'],
  [
    'a fenced block, with its language',
    'See:\n```ts\nconst a_b = **c;\n```\n*now*',
    'See:\nconst a_b = **c;\n\nnow',
  ],
  ['a fence that nobody closed', '```\nlast = [1](2)', 'last = [1](2)'],
  ['inline code', 'Run `npm *run* x` **now**', 'Run npm *run* x now'],
  ['marks within marks', '**bold *and* ~~gone~~** _so_', 'bold and gone so'],
  ['names with underscores and sums', 'a_b_c is 2 * 3 * 4', 'a_b_c is 2 * 3 * 4'],
  ['headings, quotes and lists', '# Tide\n> - [x] done\n1. first', 'Tide\ndone\n1. first'],
  ['links and pictures', '[docs](https://a.example/x) ![](https://b.example)', 'docs https://b.example'],
  ['tables', '| a | b |\n|---|:-:|\n| 1 | 2 |', '  a   b  \n  1   2  '],
  ['a rule', 'above\n---\n`below`', 'above\nbelow'],
  ['marks that were meant', String.raw`\*kept\* and *not*`, '*kept* and not'],
])('reads %s', (_, text, expected) => {
  expect(plainWords(text)).toBe(expected);
});

it('takes no longer for what nobody types', () => {
  const begun = performance.now();
  for (const part of ['*a', '_a', '[', '`', '| -', '> ', '**', '~~ ', '``` ', '\\', '- [ ] '])
    plainWords(part.repeat(4000 / part.length));
  expect(performance.now() - begun).toBeLessThan(1000);
});
