import { describe, expect, test } from 'vitest';
import { canReport, canSettleReport, reportAbilities } from './reports.policy.ts';

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
    ['a person', { ...comment, kind: 'person' }, ['dismiss', 'suspend']],
    ['an administrator', { ...comment, about: { status: 'active', isAdmin: true } }, ['dismiss', 'remove']],
    ['one suspended', { ...comment, about: { status: 'suspended', isAdmin: false } }, ['dismiss', 'remove']],
    ['what is settled', { ...comment, open: false }, []],
    ['what is about oneself', { ...comment, aboutId: 'admin' }, []],
  ] as const)('%s', (_what, reported, allowed) => {
    const abilities = reportAbilities('admin', reported);
    expect(Object.entries(abilities).flatMap(([verb, may]) => (may ? [verb] : []))).toEqual(allowed);
  });
});

test("reject reports of the user's own things, and settling reports about the administrator", () => {
  expect([canReport('ada', { aboutId: 'ada' }), canSettleReport('ada', { aboutId: 'ada' })]).toEqual([
    false,
    false,
  ]);
});
