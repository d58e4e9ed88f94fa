import { describe, expect, test } from 'vitest';
import type { SkillHow } from './explained.ts';
import { evidenceText, oldestText, sentenceOf } from './explanation-text.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const none = { points: 0, max: 10 };

function skill(
  how: SkillHow,
  over: {
    via?: string;
    repositories?: number;
    projects?: number;
    acceptedBy?: number;
    lastSeen?: string;
  } = {},
) {
  return {
    skillId: how,
    label: 'React',
    how,
    via: null,
    repositories: 0,
    projects: 0,
    acceptedBy: 0,
    lastSeen: null,
    youToProject: none,
    projectToYou: none,
    ...over,
  };
}

function summaryOf(skills: readonly { label: string; how: SkillHow }[]) {
  return { skills, lowers: [], raises: [], oldest: null };
}

describe('the evidence for a skill', () => {
  const used = '2026-10-14T12:00:00Z';
  test.each([
    [skill('shown', { repositories: 4, lastSeen: used }), '4 repositories, last used October'],
    [
      skill('shown', { repositories: 1, lastSeen: '2024-10-14T12:00:00Z' }),
      '1 repository, last used October 2024',
    ],
    [skill('shown', { repositories: 1, projects: 2 }), '1 repository, 2 finished projects'],
    [skill('declared', { projects: 1 }), 'declared, 1 finished project'],
    [skill('implied', { projects: 1 }), 'implied by 1 finished project'],
    [skill('implied', { via: 'Express', projects: 2 }), 'implied by Express, 2 finished projects'],
    [
      skill('shown', { repositories: 1, lastSeen: '2025-12-01T00:00:00Z' }),
      '1 repository, last used December 2025',
    ],
    [skill('shown', { repositories: 1, lastSeen: '2026-03-01T00:00:00Z' }), '1 repository, last used March'],
    [skill('declared'), 'declared'],
    [skill('declared', { acceptedBy: 2 }), 'declared, accepted for it by 2 owners'],
    [skill('declared', { via: 'Next.js' }), 'declared, implied by Next.js'],
    [skill('implied', { via: 'Express', repositories: 2 }), 'implied by Express'],
    [skill('implied', { via: 'Express' }), 'implied by Express, which is declared'],
    [skill('related', { via: 'Vue' }), 'related to Vue'],
    [skill('none'), 'missing'],
  ])('%j is described', (one, text) => {
    expect(evidenceText(one, now)).toBe(text);
  });

  test('never calls a declared skill shown', () => {
    expect(evidenceText(skill('declared', { acceptedBy: 3 }), now)).not.toContain('shown');
  });
});

describe('the sentence of a match', () => {
  const reader = { kind: 'user' } as const;
  const owner = { kind: 'owner', name: 'miller' } as const;
  const skills = [skill('shown'), skill('shown'), skill('declared'), skill('none')];

  test('counts what the skills rest on and names the seat', () => {
    expect(sentenceOf({ seat: { name: 'Frontend' }, summary: summaryOf(skills) }, reader)).toBe(
      'You cover 3 of 4 skills of the seat Frontend: 2 shown in work and 1 declared.',
    );
    expect(sentenceOf({ seat: null, summary: summaryOf(skills) }, owner)).toBe(
      'Covers 3 of 4 required skills: 2 shown in work and 1 declared.',
    );
  });

  test('names the role whose skills count for a seat without skills', () => {
    expect(
      sentenceOf({ seat: { name: 'Any role', role: 'Backend' }, summary: summaryOf(skills) }, reader),
    ).toBe('You cover 3 of 4 skills of the role Backend: 2 shown in work and 1 declared.');
  });

  test('names a single skill without counting', () => {
    expect(sentenceOf({ seat: null, summary: summaryOf([skill('declared')]) }, owner)).toBe(
      'Covers the only required skill (declared).',
    );
    expect(sentenceOf({ seat: { name: 'DevOps' }, summary: summaryOf([skill('implied')]) }, reader)).toBe(
      'You cover the only skill of the seat DevOps (implied by another skill or a finished project).',
    );
  });

  test('says what a level asks for, also if nothing is covered', () => {
    const seat = (level: 'learning' | 'solid') => ({ name: 'QA', level });
    const learning =
      'This seat is for learning with a mentor: related skills count more, and less proof is enough.';
    expect(sentenceOf({ seat: seat('learning'), summary: summaryOf([skill('related')]) }, reader)).toBe(
      `You have none of the skills of the seat QA yet. ${learning}`,
    );
    expect(sentenceOf({ seat: seat('solid'), summary: summaryOf(skills) }, owner)).toBe(
      'Covers 3 of 4 skills of the seat QA: 2 shown in work and 1 declared. This seat asks for skills shown in work: others count less.',
    );
  });

  test('says that nothing is covered, or nothing required', () => {
    expect(sentenceOf({ seat: null, summary: summaryOf([skill('related')]) }, reader)).toBe(
      'You have none of the required skills yet.',
    );
    expect(sentenceOf({ seat: null, summary: summaryOf([]) }, owner)).toBe(
      'The project requires no particular skill.',
    );
  });
});

test('names the month in which the oldest skill was last used', () => {
  const match = (oldest: { label: string; lastSeen: string } | null) => ({
    seat: null,
    adds: [],
    summary: { skills: [], lowers: [], raises: [], oldest },
  });
  expect(oldestText(match({ label: 'Go', lastSeen: '2026-05-14T12:00:00Z' }), now)).toBe(
    'Go was last used in May',
  );
  expect(oldestText(match(null), now)).toBeUndefined();
});
