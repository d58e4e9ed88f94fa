import { goalNames } from '@teamwright/contracts/core/choices.ts';
import { hoursOfWeek, writeWeek } from '@teamwright/matching/hours/week.ts';
import { expect, test } from 'vitest';
import { signInHandles } from './build-community.ts';
import { buildDevelopers } from './developers/build-developers.ts';
import { createRandom } from './random.ts';

const developers = buildDevelopers(new Date('2026-11-20T12:00:00Z'), createRandom(1));

test('has different weeks of a few hours for most users, and none for the others', () => {
  const given = developers.flatMap(({ week }) => (week ? [week] : []));
  expect(given.length / developers.length).toBeGreaterThan(0.5);
  expect(given.length).toBeLessThan(developers.length);
  expect(new Set(given.map(writeWeek)).size).toBeGreaterThan(5);
  for (const week of given) {
    expect(week).toHaveLength(hoursOfWeek);
    expect(week.filter(Boolean).length).toSatisfy((hours: number) => hours >= 4 && hours <= 40);
  }
});

test('has a week for everyone with a sign-in, so that their teams have shared hours', () => {
  for (const handle of Object.values(signInHandles)) {
    const week = developers.find(({ username }) => username === handle)?.week;
    expect(week?.filter(Boolean).length, handle).toBeGreaterThanOrEqual(8);
  }
});

test('has each goal for some users, and founders who want to found or build', () => {
  expect(new Set(developers.flatMap(({ goals }) => goals))).toEqual(new Set(goalNames));
  for (const { archetype, goals } of developers)
    if (archetype === 'founder') expect(['found', 'build']).toEqual(expect.arrayContaining(goals));
});
