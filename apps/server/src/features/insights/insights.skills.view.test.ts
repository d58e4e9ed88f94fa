import { describe, expect, test } from 'vitest';
import { growthOf, type HeldSkill, skillReport } from './insights.skills.view.ts';

const now = new Date('2026-11-21T12:00:00Z');

type Source = HeldSkill['evidence'][number]['source'];

/** A skill with several pieces of evidence and the date of each. */
function skill(skillId: string, evidence: Record<string, Source>, declared = false): HeldSkill {
  return {
    skillId,
    label: skillId.toUpperCase(),
    declared,
    strength: 0.9,
    evidence: Object.entries(evidence).map(([day, source]) => ({
      source,
      firstSeen: `${day}T00:00:00.000Z`,
    })),
  };
}

const empty = { openProjects: 0, asked: [], next: [] };

describe('growth', () => {
  test('of an empty profile is empty', () => {
    expect(growthOf([], now)).toEqual([]);
  });

  test('starts at zero in the month before the first skill', () => {
    expect(growthOf([skill('docker', { '2026-11-03': 'declared' })], now)).toEqual([
      { month: '2026-10', all: 0, shown: 0 },
      { month: '2026-11', all: 1, shown: 0 },
    ]);
  });

  test('counts a skill from its first evidence, and as proven from the first evidence of work', () => {
    const skills = [
      skill('docker', { '2026-08-31': 'declared', '2026-10-01': 'manifest', '2026-11-01': 'readme' }),
      skill('react', { '2026-09-30': 'language' }),
    ];
    expect(growthOf(skills, now).map(({ month, all, shown }) => [month, all, shown])).toEqual([
      ['2026-07', 0, 0],
      ['2026-08', 1, 0],
      ['2026-09', 2, 1],
      ['2026-10', 2, 2],
      ['2026-11', 2, 2],
    ]);
  });

  test('does not count project descriptions and acceptances as work', () => {
    const skills = [skill('docker', { '2026-10-01': 'posting', '2026-11-01': 'outcome' }, true)];
    expect(growthOf(skills, now).map(({ all, shown }) => [all, shown])).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(skillReport(skills, empty, now).standing).toEqual({ both: [], shown: [], declared: ['DOCKER'] });
  });

  test('over many years has several months per step and ends in this month', () => {
    const growth = growthOf([skill('cobol', { '1999-01-31': 'language' })], now);
    expect(growth.length).toBeLessThanOrEqual(25);
    expect(growth[0]).toMatchObject({ all: 0 });
    expect(growth.at(-1)).toEqual({ month: '2026-11', all: 1, shown: 1 });
    expect(new Set(growth.map(({ month }) => month)).size).toBe(growth.length);
  });
});

describe('report', () => {
  test('of an empty profile contains only the demand', () => {
    const asked = [{ skillId: 'docker', label: 'Docker', projects: 2, people: 1 }];
    const next = [{ skillId: 'docker', label: 'Docker', opens: 2 }];
    expect(skillReport([], { openProjects: 3, asked, next }, now)).toEqual({
      areas: [],
      growth: [],
      standing: { both: [], shown: [], declared: [] },
      openProjects: 3,
      demand: [],
      next: [{ skillId: 'docker', label: 'Docker', projects: 2, people: 1, opens: 2 }],
    });
  });

  test('separates declared from proven skills', () => {
    const skills = [
      skill('a', { '2026-01-01': 'declared', '2026-01-02': 'topic' }, true),
      skill('b', { '2026-01-01': 'language' }),
      skill('c', { '2026-01-01': 'declared' }, true),
    ];
    expect(skillReport(skills, empty, now).standing).toEqual({ both: ['A'], shown: ['B'], declared: ['C'] });
  });

  test('of 200 skills has at most six areas with all their skills', () => {
    const skills = Array.from({ length: 200 }, (_, at) => skill(`tag:${at}`, { '2026-01-01': 'declared' }));
    const { areas, growth } = skillReport([...skills, skill('react', {})], empty, now);
    expect(areas.map(({ skills }) => skills.length)).toEqual([200, 1]);
    expect(growth.at(-1)?.all).toBe(200);
  });
});
