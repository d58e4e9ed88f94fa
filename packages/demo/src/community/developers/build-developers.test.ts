import { limits } from '@teamwright/contracts/core/limits.ts';
import { expect, test } from 'vitest';
import { dayMs } from '../../durations.ts';
import { createRandom } from '../random.ts';
import { buildDevelopers } from './build-developers.ts';

const now = new Date('2026-11-20T12:00:00Z');
const twoYears = 731 * dayMs;
const timeZones = new Set(Intl.supportedValuesOf('timeZone'));
const developers = buildDevelopers(now, createRandom(1));

test('has at least 220 developers with unique names, addresses and ids', () => {
  expect(developers.length).toBeGreaterThanOrEqual(220);
  const unique = (values: string[]) => new Set(values.map((value) => value.toLowerCase())).size;
  expect(unique(developers.map((developer) => developer.username))).toBe(developers.length);
  expect(unique(developers.map((developer) => developer.email))).toBe(developers.length);
  expect(unique(developers.map((developer) => developer.id))).toBe(developers.length);
});

test("keeps the site's rules for usernames, addresses and profiles", () => {
  for (const { username, email, ...profile } of developers) {
    expect(username).toMatch(/^[\p{L}\p{N} ._-]{2,40}$/u);
    expect(email).toMatch(/^[a-z0-9][a-z0-9._-]*@example\.org$/);
    expect(timeZones, profile.timeZone).toContain(profile.timeZone);
    expect(profile.hoursPerWeek).toBeGreaterThanOrEqual(limits.hoursPerWeek.min);
    expect(profile.hoursPerWeek).toBeLessThanOrEqual(limits.hoursPerWeek.max);
    expect(profile.bio.length).toBeLessThanOrEqual(limits.bio.max);
  }
});

test('calls at most one user in five by two English words, and most by their name', () => {
  const share = (form: RegExp) =>
    developers.filter(({ username }) => form.test(username)).length / developers.length;
  expect(share(/^[a-z]+-[a-z]+$/)).toBeLessThan(0.2);
  expect(share(/^\p{Lu}[\p{L}-]+ .*\p{L}{2}/u)).toBeGreaterThan(0.5);
});

test('uses no bio twice', () => {
  expect(new Set(developers.map((developer) => developer.bio)).size).toBe(developers.length);
});

test('spreads accounts over the past two years', () => {
  const ages = developers.map((developer) => now.getTime() - developer.createdAt.getTime());
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(twoYears);
  expect(ages.filter((age) => age > twoYears / 2).length).toBeGreaterThan(developers.length / 4);
});

test('has mostly developers who are open to collaborate', () => {
  const open = developers.filter((developer) => developer.openToCollaborate).length;
  expect(open / developers.length).toBeGreaterThan(0.8);
  expect(open).toBeLessThan(developers.length);
});

test('has valid, ordered and unique evidence from own repositories', () => {
  for (const { evidence, repositories, username } of developers) {
    const keys = evidence.map((row) => `${row.skill}/${row.source}/${row.repositoryId}`);
    expect(new Set(keys).size, username).toBe(keys.length);
    const own = new Set<string | null>(repositories.map((repository) => repository.id));
    for (const row of evidence) {
      expect(row.source === 'declared' ? row.repositoryId === null : own.has(row.repositoryId)).toBe(true);
      expect(row.weight).toSatisfy((weight: number) => weight > 0 && weight <= 1);
      expect(row.volume).toSatisfy((volume: number) => volume > 0 && volume <= 1);
      expect(row.firstSeen.getTime()).toBeLessThanOrEqual(row.lastSeen.getTime());
      expect(row.lastSeen.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(row.snippet).not.toBe('');
    }
  }
});

test('has repositories for nearly all developers, with unique names', () => {
  const shown = developers.filter((developer) => developer.repositories.length > 0).length;
  expect(shown / developers.length).toBeGreaterThan(0.9);
  for (const { repositories, username } of developers) {
    expect(new Set(repositories.map((repository) => repository.name)).size, username).toBe(
      repositories.length,
    );
    expect(repositories.every((repository) => !/[{}]/.test(repository.name + repository.description))).toBe(
      true,
    );
  }
});
