import { describe, expect, test } from 'vitest';
import { type CoverageCell, coverageResult } from './coverage.ts';

function result(members: CoverageCell[], viewer: CoverageCell | null) {
  return coverageResult({ skillId: 's', label: 'Skill', members, viewer });
}

describe('coverageResult', () => {
  test.each<[CoverageCell[], CoverageCell | null, string, boolean]>([
    [['shown', 'shown', 'none'], 'shown', 'Covered by 3 with you', false],
    [['shown', 'none', 'shown'], 'implied', 'Covered by 3 with you', false],
    [['shown', 'none', 'shown'], 'related', 'Covered by 2', false],
    [['none', 'shown'], 'shown', 'One person; two with you', false],
    [['none', 'shown'], null, 'One person', false],
    [['none', 'implied'], 'shown', 'One person; two with you', false],
    [['none', 'none'], 'implied', 'Gap you would close', true],
    [['none', 'none'], 'related', 'Still a gap', true],
    [['none', 'none'], 'none', 'Still a gap', true],
    [['none', 'related'], null, 'Gap', true],
    [['declared', 'none'], 'declared', 'One person; two with you', false],
    [[], 'shown', 'Gap you would close', true],
  ])('for members %j and visitor %s is %j', (members, viewer, text, gap) => {
    expect(result(members, viewer)).toMatchObject({ text, gap });
  });

  test('returns a shorter text for phones', () => {
    expect(result(['shown', 'shown'], 'shown').short).toBe('2 members');
    expect(result(['shown'], 'none').short).toBe('1 member');
    expect(result(['none'], 'shown').short).toBe('Gap you close');
    expect(result(['none'], 'none').short).toBe('Gap, still open');
  });
});
