import { expect, test } from 'vitest';
import { eventPhaseOf } from './event-phase.ts';

const event = { status: 'open', deadline: '2026-12-01T12:00:00Z', participants: 3, capacity: 4 } as const;
const before = Date.parse('2026-12-01T11:59:59Z');

test('an open event is open until its deadline', () => {
  expect(eventPhaseOf(event, before)).toBe('open');
  expect(eventPhaseOf(event, before + 1_000)).toBe('closed');
});

test('an open event without free places is full', () => {
  expect(eventPhaseOf({ ...event, participants: 4 }, before)).toBe('full');
});

test('the deadline changes no other state', () => {
  expect(eventPhaseOf({ ...event, status: 'cancelled' }, before + 1_000)).toBe('cancelled');
});
