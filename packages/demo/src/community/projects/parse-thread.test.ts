import { expect, test } from 'vitest';
import { nameMentions, parseThread } from './parse-thread.ts';

test('reads days, speakers and messages of several lines', () => {
  const days = parseThread('\no: First.\n1: Second:\n~~~ts\nlet a;\n~~~\n--\n2: Next day.\n');
  expect(days).toEqual([
    [
      { speaker: 0, body: 'First.' },
      { speaker: 1, body: 'Second:\n```ts\nlet a;\n```' },
    ],
    [{ speaker: 2, body: 'Next day.' }],
  ]);
});

test('reads who pinned the message above', () => {
  expect(parseThread('o: Decided.\nFor good.\n^1\n1: Yes.')).toEqual([
    [
      { speaker: 0, body: 'Decided.\nFor good.', pinnedBy: 1 },
      { speaker: 1, body: 'Yes.' },
    ],
  ]);
});

test('rejects a line without a speaker', () => {
  expect(() => parseThread('o: Hello.\n--\nwho said this?')).toThrow(
    'no speaker for this line: who said this?',
  );
});

test('replaces mentions by usernames of the team and leaves other words unchanged', () => {
  const team = ['amber-finch', 'slow-cedar'];
  expect(nameMentions('@1 asked @o about @property and @7', team)).toBe(
    '@slow-cedar asked @amber-finch about @property and @7',
  );
});
