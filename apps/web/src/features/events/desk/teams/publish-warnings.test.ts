import { expect, test } from 'vitest';
import type { EventRule } from '../rules/rule-drafts.ts';
import { publishWarnings } from './publish-warnings.ts';
import type { Formation } from './teams.queries.ts';

const rules: EventRule[] = [
  { kind: 'role', id: 'design', strength: 'hard', role: 'Design', count: 1, level: 1 },
  { kind: 'size', id: 'even', strength: 3 },
];

function team(number: number, broken: string | null, members = ['ada']): Formation['teamList'][number] {
  return {
    id: `team-${number}`,
    name: `Team ${number}`,
    ideaId: null,
    fromId: null,
    score: 50,
    broken,
    members: members.map((participantId) => ({ participantId, locked: false })),
  };
}

const checked = {
  formation: { rules, teamList: [team(1, null), team(2, null)] },
  rules: rules.toReversed(),
  desk: { confirmationAskedAt: '2026-05-01T10:00:00.000Z' },
  people: [{ status: 'confirmed' as const }, { status: 'waitlisted' as const }],
  nameOf: (id: string) => id,
};

test('a version without faults has no warnings, whatever the order of the rules', () => {
  expect(publishWarnings(checked)).toEqual([]);
  expect(publishWarnings({ ...checked, rules: undefined })).toEqual([]);
});

test('the first three teams that break a hard rule are named with it; teams without members do not count', () => {
  const warningsOf = (teamList: Formation['teamList']) =>
    publishWarnings({ ...checked, formation: { rules, teamList } });
  const role = 'A role in each team: Design';
  expect(warningsOf([team(1, 'design'), team(2, null), team(3, 'design', [])])).toEqual([
    `1 team breaks a rule that must hold: Team 1 (${role})`,
  ]);
  expect(warningsOf([1, 2, 3, 4, 5].map((number) => team(number, 'design')))).toEqual([
    `5 teams break a rule that must hold: Team 1 (${role}), Team 2 (${role}), Team 3 (${role}) and 2 more`,
  ]);
});

test('missing confirmations count only after the organisers asked for them', () => {
  const people = [...checked.people, { status: 'registered' as const }];
  expect(publishWarnings({ ...checked, people })).toEqual(['1 participant has not confirmed']);
  expect(publishWarnings({ ...checked, people: [...people, ...people] })).toEqual([
    '2 participants have not confirmed',
  ]);
  expect(publishWarnings({ ...checked, people, desk: { confirmationAskedAt: null } })).toEqual([]);
});

test.each([
  ['removed', rules.slice(1)],
  ['changed', rules.map((rule) => ({ ...rule, strength: 2 as const }))],
])('rules that were %s after the version was formed are a warning', (_, now) => {
  expect(publishWarnings({ ...checked, rules: now as EventRule[] })).toEqual([
    'The rules have changed since this version was formed',
  ]);
});
