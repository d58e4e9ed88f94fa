import { describe, expect, test } from 'vitest';
import { evidenceText } from './evidence-text.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const skill = {
  skillId: 's',
  label: 'React',
  how: 'own' as const,
  via: null,
  repositories: 0,
  acceptedBy: 0,
  lastSeen: null,
};

describe('evidenceText', () => {
  test.each([
    [{ ...skill, repositories: 4, lastSeen: '2026-10-14T12:00:00Z' }, '4 repositories, last used October'],
    [{ ...skill, repositories: 1, lastSeen: '2024-10-14T12:00:00Z' }, '1 repository, last used October 2024'],
    [{ ...skill, repositories: 2 }, '2 repositories'],
    [skill, 'declared by you'],
    [{ ...skill, acceptedBy: 2 }, 'declared by you, accepted by 2 owners'],
    [
      { ...skill, repositories: 4, lastSeen: '2026-10-14T12:00:00Z', acceptedBy: 1 },
      '4 repositories, last used October, accepted by 1 owner',
    ],
    [{ ...skill, how: 'implied' as const, via: 'Express' }, 'implied by Express'],
    [{ ...skill, how: 'related' as const, via: 'Vue' }, 'related to Vue'],
    [{ ...skill, how: 'related' as const }, 'related skill'],
  ])('describes %j', (covered, text) => {
    expect(evidenceText(covered, now)).toBe(text);
  });
});
