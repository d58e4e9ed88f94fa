import { expect, test } from 'vitest';
import { type History, type Seen, type Send, violationsOf } from './history.ts';

const room = 'room';

function message(seq: number, change: Partial<Seen> = {}): Seen {
  return { id: `m${seq}`, room, seq, senderId: 'ada', clientId: `c${seq}`, text: `text ${seq}`, ...change };
}

/** An acknowledged send and its message. */
function sent(stored: Seen, change: Partial<Send> = {}): Send {
  const { clientId, text } = stored;
  return {
    room,
    senderId: 'ada',
    clientId: clientId ?? '',
    text,
    begunAt: stored.seq * 10,
    acknowledgedAt: stored.seq * 10 + 5,
    acknowledgements: [stored],
    ...change,
  };
}

function unanswered(seq: number): Send {
  const { acknowledgedAt: _, ...send } = sent(message(seq), { acknowledgements: [] });
  return send;
}

const good: History = {
  sends: [sent(message(1)), sent(message(2)), unanswered(3), unanswered(4)],
  stored: [message(1), message(2), message(3)],
  readings: [{ reader: 'bo', room, shown: [message(2), message(1), message(2), message(3)] }],
};

test('has no violations if every promise was kept, regardless of unacknowledged sends', () => {
  expect(violationsOf(good)).toEqual([]);
});

const swapped = [message(2, { seq: 1 }), message(1, { seq: 2 })];

test.each<[string, Partial<History>, RegExp]>([
  ['an acknowledged message is lost', { stored: [message(1)] }, /c2 was acknowledged as 2, and is not/],
  ['a gap', { stored: [message(1), message(2), message(3, { seq: 4 })] }, /has 4 where 3 belongs/],
  ['the wrong order on the page', { stored: [message(2), message(1), message(3)] }, /has 2 where 1 belongs/],
  ['stored twice', { stored: [...good.stored, message(4, { clientId: 'c3' })] }, /c3 is stored 2 times/],
  [
    'stored without a send',
    { stored: [...good.stored, message(4, { senderId: 'eve' })] },
    /but was not sent/,
  ],
  [
    'other words',
    { stored: [message(1), message(2), message(3, { text: 'lies' })] },
    /c3 is stored, but was not sent/,
  ],
  [
    'a retry that was answered with another message',
    { sends: [sent(message(1), { acknowledgements: [message(1), message(2)] }), ...good.sends.slice(1)] },
    /c1 was acknowledged as 2, and is not/,
  ],
  [
    'a message that a crash took back',
    { readings: [{ reader: 'bo', room, shown: [...good.stored, message(4)] }] },
    /bo was shown room 4, which is not/,
  ],
  [
    'a reader who misses one',
    { readings: [{ reader: 'bo', room, shown: [message(1), message(3)] }] },
    /bo never saw 1 messages of room/,
  ],
  [
    'a later send before an earlier one',
    {
      stored: [...swapped, message(3)],
      sends: [
        sent(message(1), { acknowledgements: [] }),
        sent(message(2), { acknowledgements: [] }),
        unanswered(3),
      ],
      readings: [],
    },
    /c2 is 1, before 2 that was acknowledged earlier/,
  ],
])('is found: %s', (_what, change, line) => {
  const violations = violationsOf({ ...good, ...change });
  expect(violations.join('\n')).toMatch(line);
});

test('accepts any order of overlapping sends', () => {
  const overlapping = [1, 2].map((seq) =>
    sent(message(seq), { begunAt: 0, acknowledgedAt: 50, acknowledgements: [] }),
  );
  expect(violationsOf({ sends: overlapping, stored: swapped, readings: [] })).toEqual([]);
});
