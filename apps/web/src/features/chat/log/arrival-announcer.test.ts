import { expect, test } from 'vitest';
import { sampleMessage, sampleMessages } from '../testing.ts';
import { announcementOf } from './arrival-announcer.tsx';

const pier = { name: 'room-1', alt: 'The pier', width: 4, height: 3, url: '/a', smallUrl: '/b' };

test.each([
  ['nothing', [], ''],
  ['one message in full', [sampleMessage(1)], 'amber-finch: Message 1'],
  [
    'pictures by their descriptions',
    [sampleMessage(1, { message: '', pictures: [pier] })],
    'amber-finch: The pier',
  ],
  [
    'text without its marks',
    [sampleMessage(1, { message: '**Now** `npm run`\n- [docs](https://a.example)' })],
    'amber-finch: Now npm run docs',
  ],
  ['several messages as a number', sampleMessages(1, 3), '3 new messages'],
])('announces %s', (_, burst, expected) => {
  expect(announcementOf(burst)).toBe(expected);
});
