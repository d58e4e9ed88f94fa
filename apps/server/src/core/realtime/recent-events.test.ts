import { beforeEach, expect, test } from 'vitest';
import { createRecentEvents, type RecentEvents } from './recent-events.ts';

let time: number;
let events: RecentEvents;

beforeEach(() => {
  time = 1_000_000;
  events = createRecentEvents(() => time);
});

test('reports only the channels that got an event since a moment', () => {
  events.note(['user:a']);
  time += 2_000;
  const moment = events.moment();
  expect(events.sentSince(moment, ['user:a', 'user:b'])).toBe(false);
  time += 1;
  events.note(['user:b', 'room:c']);
  expect(events.sentSince(moment, ['user:a'])).toBe(false);
  expect(events.sentSince(moment, ['user:a', 'room:c'])).toBe(true);
});

test('counts an event of the second before, because its change may not have been readable yet', () => {
  events.note(['user:a']);
  time += 999;
  expect(events.sentSince(events.moment(), ['user:a'])).toBe(true);
  time += 2;
  expect(events.sentSince(events.moment(), ['user:a'])).toBe(false);
});

test('assumes an event for a moment that is long ago, of another process, before a gap, or no moment at all', () => {
  const moment = events.moment();
  time += 50_000;
  expect(events.sentSince(moment, ['user:a'])).toBe(false);
  time += 10_000;
  expect(events.sentSince(moment, ['user:a'])).toBe(true);
  const other = createRecentEvents(() => time).moment();
  const before = events.moment();
  events.clear();
  for (const unknown of [other, before, '', 'nonsense', `${before} x`])
    expect(events.sentSince(unknown, ['user:a'])).toBe(true);
});

test('an event of long ago does not hide a later one', () => {
  events.note(['user:a']);
  time += 59_000;
  const moment = events.moment();
  time += 10;
  events.note(['user:a']);
  time += 5_000;
  events.note(['user:b']);
  expect(events.sentSince(moment, ['user:a'])).toBe(true);
});
