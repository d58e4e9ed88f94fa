import { describe, expect, it } from 'vitest';
import { announcementOf, isAnnounced } from './announcement.ts';
import { foldsOf } from './folding.ts';
import { sampleMessage, sampleMessages } from './testing.ts';

const pier = { name: 'room-1', alt: 'The pier', width: 4, height: 3, url: '/a', smallUrl: '/b' };

it.each([
  ['nothing', [], ''],
  ['one in full', [sampleMessage(1)], 'amber-finch: Message 1'],
  [
    'pictures by what they show',
    [sampleMessage(1, { message: '', pictures: [pier] })],
    'amber-finch: The pier',
  ],
  [
    'what was said, without its marks',
    [sampleMessage(1, { message: '**Now** `npm run`\n- [docs](https://a.example)' })],
    'amber-finch: Now npm run docs',
  ],
  ['several as a number', sampleMessages(1, 3), '3 new messages'],
])('speaks of %s', (_, burst, expected) => {
  expect(announcementOf(burst)).toBe(expected);
});

describe('isAnnounced', () => {
  const plain = sampleMessage(1);
  const toMe = sampleMessage(2, { mentions: [{ userId: 'me', name: 'me' }] });
  const toOther = sampleMessage(3, { mentions: [{ userId: 'north', name: 'north' }] });
  it.each([
    ['all', [plain, toMe, toOther], [true, true, true]],
    ['mentions', [plain, toMe, toOther], [false, true, false]],
    ['muted', [plain, toMe, toOther], [false, false, false]],
    ['all', [sampleMessage(4, { senderId: 'me' }), sampleMessage(5, { senderId: null })], [false, true]],
  ] as const)('of a room of which one wants to hear: %s', (attention, messages, expected) => {
    const listener = { ownId: 'me', attention, folds: foldsOf([]) };
    expect(messages.map((message) => isAnnounced(message, listener))).toEqual(expected);
  });

  it('never of a blocked person, not even when they mention one', () => {
    expect(isAnnounced(toMe, { ownId: 'me', attention: 'all', folds: foldsOf(['amber']) })).toBe(false);
  });
});
