import { limits } from '@teamwright/contracts/core/limits.ts';
import { cpuMs } from '@teamwright/matching/testing/cpu-time.ts';
import { expect, test } from 'vitest';
import { plainLine, plainQuote, plainWords } from './plain-words.ts';

test.each([
  ['text without marks', 'Tides turn at 6.', 'Tides turn at 6.'],
  [
    'a fenced block, with its language',
    'See:\n```ts\nconst a_b = **c;\n```\n*now*',
    'See:\nconst a_b = **c;\n\nnow',
  ],
  ['an unclosed fence', '```\nlast = [1](2)', 'last = [1](2)'],
  ['inline code', 'Run `npm *run* x` **now**', 'Run npm *run* x now'],
  ['marks within marks', '**bold *and* ~~gone~~** _so_', 'bold and gone so'],
  ['names with underscores and sums', 'a_b_c is 2 * 3 * 4', 'a_b_c is 2 * 3 * 4'],
  ['headings, quotes and lists', '# Tide\n> - [x] done\n1. first', 'Tide\ndone\n1. first'],
  ['links and pictures', '[docs](https://a.example/x) ![](https://b.example)', 'docs https://b.example'],
  ['tables', '| a | b |\n|---|:-:|\n| 1 | 2 |', '  a   b  \n  1   2  '],
  ['a rule', 'above\n---\n`below`', 'above\nbelow'],
  ['escaped marks', String.raw`\*kept\* and *not*`, '*kept* and not'],
])('reads %s', (_, text, expected) => {
  expect(plainWords(text)).toBe(expected);
});

test.each([
  ['several lines', '# Tide\n\n- *one*\n- `two`', 'Tide one two'],
  ['code between text', 'See:\n```ts\nconst a = 1;\n\nb();\n```\nthen', 'See: const a = 1; b(); then'],
  ['a mention', '**@amber-finch** _look_', '@amber-finch look'],
  ['a text of marks only', ' --- \n***', '--- ***'],
])('reads %s on one line', (_, text, expected) => {
  expect(plainLine(text)).toBe(expected);
});

const words = 'tide '.repeat(limits.replyQuote / 5 + 1);

test.each([
  ['bold text', `**${words}`, words],
  ['struck-through text', `See ~~${words}`, `See ${words}`],
  ['code', `\`${words}`, words],
  ['a fenced block', `\`\`\`ts\n${words}`, words],
  ['the text of a link', `[${words}`, words],
  ['the address of a link', `${words} [docs](https://a.exam`, `${words} docs`],
  ['a sum', `${words} 2 * 3 * 4 a_b`, `${words} 2 * 3 * 4 a_b`],
  ['after complete marks', `**now** ${words}`, `now ${words}`],
])('removes an unfinished mark where a quote cuts %s', (_, text, expected) => {
  expect(plainQuote(text)).toBe(plainLine(expected));
});

test('keeps a single mark in a complete quote', () => {
  expect(plainQuote('**tide')).toBe('**tide');
});

test('costs at most a second of processor time for extreme input', () => {
  const parts = ['*a', '_a', '[', '`', '| -', '> ', '**', '~~ ', '``` ', '\\', '- [ ] '];
  expect(cpuMs(() => parts.map((part) => plainQuote(part.repeat(4000 / part.length))))).toBeLessThan(1000);
});
