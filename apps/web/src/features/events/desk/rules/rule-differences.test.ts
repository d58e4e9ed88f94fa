import { expect, test } from 'vitest';
import { ruleDifferences } from './rule-differences.ts';
import type { EventRule } from './rule-drafts.ts';

const role: EventRule = { id: 'a', kind: 'role', strength: 'hard', role: 'Design', count: 1, level: 3 };
const hours: EventRule = { id: 'b', kind: 'hours', strength: 1, hours: 2 };

test('equal rules in another order are no difference', () => {
  expect(ruleDifferences([role, hours], [hours, { ...role }], String)).toEqual([]);
});

test('a changed rule is described in both versions', () => {
  expect(ruleDifferences([role], [{ ...role, strength: 1, count: 2 }], String)).toEqual([
    {
      id: 'a',
      name: 'A role in each team: Design',
      theirs: 'must, At least 1, Can lead',
      yours: 'nice, At least 2, Can lead',
    },
  ]);
});

test('an added and a removed rule are each in one version only', () => {
  expect(ruleDifferences([role], [hours], String)).toEqual([
    expect.objectContaining({ id: 'a', yours: undefined }),
    expect.objectContaining({
      id: 'b',
      theirs: undefined,
      yours: 'nice, Hours a week that all members share: 2',
    }),
  ]);
});

test('groups are described by the names of their participants', () => {
  const locked: EventRule = { id: 'c', kind: 'locked', strength: 'hard', as: 'in', groups: [['ada', 'ben']] };
  const others = { ...locked, as: 'team' as const, groups: [['ada', 'cy', 'dee']] };
  expect(ruleDifferences([locked], [others], (id) => `${id}!`)).toEqual([
    {
      id: 'c',
      name: 'Locked groups',
      theirs: 'must, ada! and ben!',
      yours: 'must, ada!, cy! and dee!, each group is a team of its own',
    },
  ]);
});
