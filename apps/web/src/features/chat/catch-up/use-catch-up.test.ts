import { hourMs } from '@teamwright/contracts/core/durations.ts';
import { expect, test } from 'vitest';
import { wasAbsent } from './use-catch-up.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hoursAgo = (hours: number) => new Date(now - hours * hourMs).toISOString();

test.each([
  ['ten messages within an hour', { lastReadSeq: 5, lastReadAt: hoursAgo(1), lastSeq: 15 }, true],
  ['nine messages within an hour', { lastReadSeq: 5, lastReadAt: hoursAgo(1), lastSeq: 14 }, false],
  ['one message in two days', { lastReadSeq: 5, lastReadAt: hoursAgo(48), lastSeq: 6 }, true],
  ['nothing in two days', { lastReadSeq: 5, lastReadAt: hoursAgo(48), lastSeq: 5 }, false],
  ['the first visit', { lastReadSeq: 0, lastReadAt: null, lastSeq: 400 }, false],
])('decides on a summary after %s', (_name, visit, expected) => {
  expect(wasAbsent({ ...visit, now })).toBe(expected);
});
