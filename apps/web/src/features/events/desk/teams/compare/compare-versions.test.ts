import { expect, test } from 'vitest';
import type { Formation } from '../teams.queries.ts';
import { movedBetween } from './compare-versions.ts';

/** `projects`: of each team with one, by name. */
function version(
  teams: Record<string, string[]>,
  unplaced: string[] = [],
  projects: Record<string, string> = {},
): Formation {
  const teamList = Object.entries(teams).map(([name, members]) => ({
    id: `${name} ${members.join()}`,
    name,
    ideaId: projects[name] ?? null,
    fromId: null,
    score: 0,
    broken: null,
    members: members.map((participantId) => ({ participantId, locked: false })),
  }));
  return {
    version: 1,
    status: 'done',
    seed: 1,
    seconds: 1,
    basedOn: null,
    repairs: null,
    appliedAt: null,
    createdAt: '',
    finishedAt: '',
    score: 0,
    bound: null,
    fault: null,
    clash: null,
    clashReason: null,
    revision: 0,
    teams: teamList.length,
    rules: [],
    mean: 0,
    worst: 0,
    satisfaction: [],
    fixes: [],
    teamList,
    unplaced,
    can: { undo: false, redo: false },
  };
}

test('no participant has moved if teams only have other names and places', () => {
  const one = version({ A: ['a', 'b', 'c'], B: ['d', 'e'] });
  expect(movedBetween(one, version({ One: ['e', 'd'], Two: ['c', 'a', 'b'] }))).toEqual([]);
});

test('participants with other members have moved, by the names that their teams have now', () => {
  const one = version({ A: ['a', 'b', 'c'], B: ['d', 'e', 'f'] });
  const other = version({ A: ['d', 'e', 'c'], B: ['a', 'b', 'f'] });
  expect(movedBetween(one, other)).toEqual([
    { participantId: 'c', from: 'B', to: 'A' },
    { participantId: 'f', from: 'A', to: 'B' },
  ]);
});

test('participants with another project have moved, also with the same members', () => {
  const one = version({ 'Tides 1': ['a', 'b'], Maps: ['c', 'd'] }, [], { 'Tides 1': 'tides', Maps: 'maps' });
  const other = version({ Maps: ['a', 'b'], 'Tides 2': ['c', 'd'] }, [], {
    'Tides 2': 'tides',
    Maps: 'maps',
  });
  expect(movedBetween(one, other).map(({ participantId, to }) => [participantId, to])).toEqual([
    ['a', 'Maps'],
    ['b', 'Maps'],
    ['c', 'Tides 2'],
    ['d', 'Tides 2'],
  ]);
  const same = version({ 'Tides 2': ['a', 'b'], Maps: ['c', 'd'] }, [], { 'Tides 2': 'tides', Maps: 'maps' });
  expect(movedBetween(one, same)).toEqual([]);
});

test('a team that ends is named with its version', () => {
  const one = version({ A: ['a', 'b', 'c'], B: ['d'] });
  expect(movedBetween(one, version({ B: ['a', 'b', 'c', 'd'] }))).toEqual([
    { participantId: 'd', from: 'B of version 1', to: 'B' },
  ]);
});

test('participants who come or leave have moved from or to no team', () => {
  const one = version({ A: ['a', 'b'] }, ['c']);
  expect(movedBetween(one, version({ A: ['a', 'c'] }))).toEqual([
    { participantId: 'b', from: 'A', to: null },
    { participantId: 'c', from: null, to: 'A' },
  ]);
});
