import { describe, expect, test } from 'vitest';
import { dayOf, placeOf, summaryOf } from './evidence-words.ts';

const nowhere = { repository: null, isPrivate: false, project: null, file: null, line: null };
const project = { title: 'Tide table', slug: 'tide-table' };
const declared = { ...nowhere, source: 'declared' as const };
const posting = { ...nowhere, source: 'posting' as const, project };
const outcome = { ...nowhere, source: 'outcome' as const, project };
const manifest = { ...nowhere, source: 'manifest' as const, repository: 'a/b', file: 'go.mod', line: 5 };
const seen = '2026-10-12T12:00:00.000Z';

describe('placeOf', () => {
  test.each([
    [manifest, 'a/b: go.mod, line 5'],
    [{ ...manifest, ...nowhere, isPrivate: true }, 'A private repository'],
    [{ ...manifest, source: 'topic' as const, file: null, line: null }, 'a/b: named in its topics'],
    [{ ...nowhere, source: 'language' as const }, 'A repository: a language of its code'],
    [posting, 'Named in the posting Tide table'],
    [{ ...posting, project: null, isPrivate: true }, 'Project posting'],
    [outcome, 'Accepted for Tide table'],
    [{ ...outcome, project: null, isPrivate: true }, 'Accepted for a project'],
  ])('describes %j', (piece, text) => {
    expect(placeOf(piece)).toBe(text);
  });
});

describe('dayOf', () => {
  test.each([
    ['manifest', 'last active 12 Oct 2026'],
    ['posting', 'as of 12 Oct 2026'],
    ['outcome', 'on 12 Oct 2026'],
  ] as const)('words the day for %s', (source, text) => {
    expect(dayOf({ source, lastSeen: seen })).toBe(text);
  });
});

describe('summaryOf', () => {
  test.each([
    [[], 'Declared'],
    [[declared, posting], 'Declared'],
    [[posting], 'Named in a posting'],
    [[outcome], 'Accepted for 1 project'],
    [[posting, outcome, outcome], 'Named in a posting, accepted for 2 projects'],
    [[declared, { ...outcome, isPrivate: true, project: null }], 'Declared, accepted for 1 project'],
    [[{ ...manifest, ...nowhere, isPrivate: true }, outcome], 'A private repository, accepted for 1 project'],
    [[manifest, posting, declared], '1 repository, last active 12 Oct 2026'],
    [
      [manifest, { ...manifest, repository: 'a/c' }, outcome],
      '2 repositories, last active 12 Oct 2026, accepted for 1 project',
    ],
  ])('summarises %j', (evidence, text) => {
    expect(summaryOf({ lastSeen: seen, evidence })).toBe(text);
  });
});
