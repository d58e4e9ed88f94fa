import { describe, expect, test } from 'vitest';
import type { SkillHow, SkillSign } from './explained.ts';
import { connectionText, evidenceText, oldestText, sentenceOf } from './explanation-text.ts';

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

function summaryOf(skills: readonly SkillSign[]) {
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
      'You cover 3 of 4 skills that the seat Frontend asks for: 2 shown in work and 1 declared.',
    );
    expect(sentenceOf({ seat: null, summary: summaryOf(skills) }, owner)).toBe(
      'Covers 3 of 4 skills that the project asks for: 2 shown in work and 1 declared.',
    );
  });

  test('names the role whose skills count for a seat without skills', () => {
    expect(
      sentenceOf({ seat: { name: 'Any role', role: 'Backend' }, summary: summaryOf(skills) }, reader),
    ).toBe(
      'You cover 3 of 4 skills that the role Backend asks for: 2 shown in work and 1 declared. The seat is for any role, and this is the role on the team that you come closest to.',
    );
  });

  test('says once what all skills rest on', () => {
    const all = [skill('shown'), skill('shown')];
    expect(sentenceOf({ seat: null, summary: summaryOf([...all, skill('shown')]) }, reader)).toBe(
      'You cover all 3 skills that the project asks for: all shown in work.',
    );
    expect(sentenceOf({ seat: null, summary: summaryOf(all) }, reader)).toBe(
      'You cover both skills that the project asks for: both shown in work.',
    );
    expect(sentenceOf({ seat: null, summary: summaryOf([skill('shown'), skill('declared')]) }, owner)).toBe(
      'Covers both skills that the project asks for: 1 shown in work and 1 declared.',
    );
  });

  test.each([
    [
      skill('shown', { repositories: 4 }),
      'React is all that the seat DevOps asks for; 4 of your repositories show it.',
      'Knows React, which is all that the seat DevOps asks for; 4 repositories show it.',
    ],
    [
      skill('shown', { repositories: 1 }),
      'React is all that the seat DevOps asks for; one of your repositories shows it.',
      'Knows React, which is all that the seat DevOps asks for; one repository shows it.',
    ],
    [
      skill('declared'),
      'React is all that the seat DevOps asks for; you declared it.',
      'Knows React, which is all that the seat DevOps asks for; declared, not shown in work.',
    ],
    [
      skill('implied', { via: 'Next.js' }),
      'React is all that the seat DevOps asks for; your Next.js implies it.',
      'Knows React, which is all that the seat DevOps asks for; their Next.js implies it.',
    ],
    [
      skill('implied', { projects: 1 }),
      'React is all that the seat DevOps asks for; a finished project of yours implies it.',
      'Knows React, which is all that the seat DevOps asks for; a finished project implies it.',
    ],
  ])('names a single skill with what it rests on: %j', (one, forUser, forOwner) => {
    const match = { seat: { name: 'DevOps' }, summary: summaryOf([one]) };
    expect(sentenceOf(match, reader)).toBe(forUser);
    expect(sentenceOf(match, owner)).toBe(forOwner);
  });

  test('says what a level asks for, also if nothing is covered', () => {
    const seat = (level: 'learning' | 'solid') => ({ name: 'QA', level });
    const learning =
      'This seat is for learning with a mentor: related skills count more, and less proof is enough.';
    expect(sentenceOf({ seat: seat('learning'), summary: summaryOf([skill('related')]) }, reader)).toBe(
      `You have none of the skills that the seat QA asks for yet. ${learning}`,
    );
    expect(sentenceOf({ seat: seat('solid'), summary: summaryOf(skills) }, owner)).toBe(
      'Covers 3 of 4 skills that the seat QA asks for: 2 shown in work and 1 declared. This seat asks for skills shown in work: others count less.',
    );
  });

  test('says that nothing is covered, or nothing required', () => {
    expect(sentenceOf({ seat: null, summary: summaryOf([skill('related')]) }, reader)).toBe(
      'You have none of the skills that the project asks for yet.',
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

describe('a connection', () => {
  const user = { kind: 'user' } as const;
  const owner = { kind: 'owner', name: 'miller' } as const;
  const one = { people: [], projects: [], place: null };
  test.each([
    [
      { ...one, kind: 'together' as const, people: ['mira', 'north-ridge'] },
      owner,
      'Worked with mira and north-ridge',
    ],
    [{ ...one, kind: 'together' as const }, user, 'You worked with a member of this team'],
    [
      { ...one, kind: 'teammates' as const, people: ['mira'] },
      owner,
      'Worked with mira, who also worked with your team',
    ],
    [{ ...one, kind: 'area' as const, place: 'Bergen' }, user, 'You live in the owner’s area, Bergen'],
  ])('%j for %j', (connection, reader, text) => {
    expect(connectionText(connection, reader)).toBe(text);
  });
});
