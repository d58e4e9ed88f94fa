import { describe, expect, test } from 'vitest';
import { canReport, canResolveReport, reportAbilities } from './reports.policy.ts';

const comment = {
  kind: 'comment',
  aboutId: 'writer',
  open: true,
  present: true,
  about: { status: 'active', isAdmin: false },
} as const;

describe('permissions of an administrator on a report', () => {
  test.each([
    ['a comment', comment, ['dismiss', 'remove', 'suspend']],
    ['a comment that is gone', { ...comment, present: false }, ['dismiss', 'suspend']],
    ['a user', { ...comment, kind: 'person' }, ['dismiss', 'suspend']],
    ['an administrator', { ...comment, about: { status: 'active', isAdmin: true } }, ['dismiss', 'remove']],
    [
      'a suspended user',
      { ...comment, about: { status: 'suspended', isAdmin: false } },
      ['dismiss', 'remove'],
    ],
    ['a resolved report', { ...comment, open: false }, []],
    ['a report about the administrator', { ...comment, aboutId: 'admin' }, []],
  ] as const)('%s', (_what, reported, allowed) => {
    const abilities = reportAbilities('admin', reported);
    expect(Object.entries(abilities).flatMap(([verb, may]) => (may ? [verb] : []))).toEqual(allowed);
  });
});

test("reject reports of the user's own things, and resolving reports about the administrator", () => {
  expect({
    canReport: canReport('ada', { aboutId: 'ada' }),
    canResolveReport: canResolveReport('ada', { aboutId: 'ada' }),
  }).toEqual({ canReport: false, canResolveReport: false });
});
