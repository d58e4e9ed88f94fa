import { describe, expect, test } from 'vitest';
import { type CoverageCell, coverageResult } from './coverage.ts';

function result(members: CoverageCell[], viewer: CoverageCell | null) {
  return coverageResult({ skillId: 's', label: 'Skill', members, viewer });
}

describe('coverageResult', () => {
  test.each<[CoverageCell[], CoverageCell | null, string, boolean]>([
    [['own', 'own', 'none'], 'own', 'Covered by 3 with you', false],
    [['own', 'none', 'own'], 'implied', 'Covered by 3 with you', false],
    [['own', 'none', 'own'], 'related', 'Covered by 2', false],
    [['none', 'own'], 'own', 'One person; two with you', false],
    [['none', 'own'], null, 'One person', false],
    [['none', 'implied'], 'own', 'One person; two with you', false],
    [['none', 'none'], 'implied', 'Gap you would close', true],
    [['none', 'none'], 'related', 'Still a gap', true],
    [['none', 'none'], 'none', 'Still a gap', true],
    [['none', 'related'], null, 'Gap', true],
    [[], 'own', 'Gap you would close', true],
  ])('for members %j and visitor %s is %j', (members, viewer, text, gap) => {
    expect(result(members, viewer)).toMatchObject({ text, gap });
  });

  test('returns a shorter text for phones', () => {
    expect(result(['own', 'own'], 'own').short).toBe('2 members');
    expect(result(['own'], 'none').short).toBe('1 member');
    expect(result(['none'], 'own').short).toBe('Gap you close');
    expect(result(['none'], 'none').short).toBe('Gap, still open');
  });
});
