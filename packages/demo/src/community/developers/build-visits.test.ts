import { expect, test } from 'vitest';
import { dayMs } from '../../durations.ts';
import { buildCommunity, demoSeed } from '../build-community.ts';

const now = new Date('2026-11-20T12:00:00Z');
const weekMs = 7 * dayMs;
const { developers, messages, visits } = buildCommunity({ now, seed: demoSeed });
const visitOf = new Map(visits.map(({ userId, at }) => [userId, at.getTime()]));

test('has one visit of the past week for most users, and none for the others', () => {
  expect(visitOf.size).toBe(visits.length);
  expect(visits.length / developers.length).toBeGreaterThan(0.5);
  expect(visits.length / developers.length).toBeLessThan(0.9);
  for (const at of visitOf.values()) {
    expect(at).toBeGreaterThan(now.getTime() - weekMs);
    expect(at).toBeLessThanOrEqual(now.getTime());
  }
});

test('visits no earlier than the messages of the past days', () => {
  const recent = messages.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - weekMs / 2);
  expect(recent.length).toBeGreaterThan(20);
  for (const { senderId, createdAt } of recent)
    expect(visitOf.get(senderId) ?? 0).toBeGreaterThanOrEqual(createdAt.getTime());
});
