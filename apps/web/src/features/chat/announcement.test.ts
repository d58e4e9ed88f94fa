import { expect, it } from 'vitest';
import { announcementOf } from './announcement.ts';
import { sampleMessage, sampleMessages } from './testing.ts';

it.each([
  ['nothing', [], ''],
  ['one in full', [sampleMessage(1)], 'amber-finch: Message 1'],
  ['several as a number', sampleMessages(1, 3), '3 new messages'],
])('speaks of %s', (_, burst, expected) => {
  expect(announcementOf(burst)).toBe(expected);
});
