import { expect, test } from 'vitest';
import { type RepairState, repairFaults } from './repair-state.ts';

const expected = { teams: 2, people: 6 };
const applied: RepairState = {
  isApplied: true,
  isPublished: true,
  projects: 2,
  wrongMembers: 0,
  placed: 6,
};

test('a whole repair and none at all have no violations', () => {
  expect(repairFaults(applied, expected)).toEqual([]);
  expect(repairFaults({ ...applied, isApplied: false, isPublished: false }, expected)).toEqual([]);
});

test.each<[string, Partial<RepairState>, RegExp]>([
  ['a repair that is applied but not published', { isPublished: false }, /applied: true, published: false/],
  ['a lost project', { projects: 1 }, /1 projects where 2/],
  ['a member in the former project', { wrongMembers: 1 }, /1 members are in the wrong/],
  ['a participant who is not placed', { placed: 5 }, /5 placed participants where 6/],
])('%s is a violation', (_what, change, line) => {
  expect(repairFaults({ ...applied, ...change }, expected).join('\n')).toMatch(line);
});
