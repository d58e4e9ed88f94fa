import { cpuMs } from '@teamwright/matching/testing/cpu-time.ts';
import { expect, test } from 'vitest';
import { sentText } from './matching.vectors.policy.ts';

test.each([
  ['I am Wren, write to wren.b@mail.example.org (or <w@x.de>)!', 'wren', 'I am , write to (or < >)!'],
  ['@wren and WREN are me, wrenches are not', 'wren', 'and are me, wrenches are not'],
  ['Likes c++ and a.b', 'a.b', 'Likes c++ and'],
  ['Likes c++ and axb', 'a.b', 'Likes c++ and axb'],
  ['Named [x]-y.', '[x]-y', 'Named .'],
  ['  tide\n\ttables ', '', 'tide tables'],
])('%j of %j is sent as %j', (text, name, sent) => {
  expect(sentText(text, name)).toBe(sent);
});

test('a long line costs at most 2 s of processor time', () => {
  const line = `${'a'.repeat(200_000)}${'@'.repeat(200_000)}`;
  expect(cpuMs(() => expect(sentText(line, 'wren')).toHaveLength(400_000))).toBeLessThan(2_000);
});
