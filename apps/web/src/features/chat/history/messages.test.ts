import { describe, expect, test } from 'vitest';
import { sampleMessage, sampleMessages } from '../testing.ts';
import { contiguousEnd, countAfter, freshQuote, lastOwn, mergeMessages, quoteOf } from './messages.ts';

describe('mergeMessages', () => {
  test('sorts messages and keeps each once, in any order of arrival', () => {
    const merged = mergeMessages(sampleMessages(3, 5), [
      sampleMessage(6),
      ...sampleMessages(1, 3),
      sampleMessage(6),
    ]);
    expect(merged.map((message) => message.seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('uses the later version of a message', () => {
    const edited = sampleMessage(2, { message: 'Better', editedAt: '2026-11-20T10:00:00.000Z' });
    expect(mergeMessages(sampleMessages(1, 3), [edited])[1]).toBe(edited);
  });

  test('ignores an older version that arrives later', () => {
    const deleted = sampleMessage(2, { message: '', revision: 2, deletedAt: '2026-11-20T10:00:00.000Z' });
    const edited = sampleMessage(2, { message: 'Better', revision: 1 });
    expect(mergeMessages([deleted], [edited, sampleMessage(2)])).toEqual([deleted]);
  });

  test('returns the same list if nothing arrives, or nothing new', () => {
    const known = sampleMessages(1, 2);
    expect(mergeMessages(known, [])).toBe(known);
    expect(mergeMessages(known, structuredClone(known))).toBe(known);
  });

  test('keeps the objects of messages that have not changed, so that they are not drawn again', () => {
    const known = sampleMessages(1, 3);
    const merged = mergeMessages(known, [...structuredClone(known), sampleMessage(4)]);
    expect(merged).toHaveLength(4);
    for (const [at, message] of known.entries()) expect(merged[at]).toBe(message);
  });
});

describe('contiguousEnd', () => {
  test.each([
    [[], 0],
    [[7], 7],
    [[7, 8, 9], 9],
    [[7, 8, 10], 8],
  ])('for sequence numbers %j is %d', (numbers, expected) => {
    expect(contiguousEnd(numbers.map((seq) => sampleMessage(seq)))).toBe(expected);
  });
});

describe('countAfter', () => {
  test('counts messages of counted senders that are not deleted', () => {
    const gone = sampleMessage(6, { deletedAt: '2026-11-20T10:00:00.000Z' });
    const messages = [...sampleMessages(1, 4), sampleMessage(5, { senderId: 'me' }), gone];
    expect(countAfter(messages, 2, (sender) => sender === 'me')).toBe(2);
  });
});

describe('lastOwn', () => {
  test('returns the last message of the user that is not deleted', () => {
    const messages = [
      sampleMessage(1, { senderId: 'me' }),
      sampleMessage(2, { senderId: 'me' }),
      sampleMessage(3, { senderId: 'me', deletedAt: '2026-11-20T10:00:00.000Z' }),
      sampleMessage(4),
    ];
    expect(lastOwn(messages, 'me')?.seq).toBe(2);
    expect(lastOwn(messages, 'nobody')).toBeUndefined();
  });
});

describe('freshQuote', () => {
  test('returns the same object for the same versions, so that a reply does not re-render', () => {
    const said = sampleMessage(1);
    const edited = sampleMessage(1, { message: 'Better', revision: 1 });
    const replied = quoteOf(said);
    expect(freshQuote(replied, said)).toBe(replied);
    expect(freshQuote(replied, edited).message).toBe('Better');
    expect(freshQuote(replied, edited)).toBe(freshQuote(replied, edited));
  });
});
