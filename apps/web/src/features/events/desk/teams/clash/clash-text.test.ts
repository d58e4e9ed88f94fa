import { expect, test } from 'vitest';
import type { EventRule } from '../../rules/rule-drafts.ts';
import { clashNames, fixText, reasonText } from './clash-text.ts';

const rules: EventRule[] = [
  { id: 'design', kind: 'role', strength: 'hard', role: 'Design', count: 1, level: 2 },
];
const nameOf = (id: string) => `name-${id}`;

test('a missing role is described by the teams that need it and those it is enough for', () => {
  const numbers = { teams: 12, enoughFor: 9, sizeThatFits: 5 };
  expect(reasonText({ kind: 'role', ruleId: 'design', role: 'Design', ...numbers }, nameOf)).toBe(
    'Even if all teams have the largest size, 12 teams need the role “Design”, and enough participants have it for 9.',
  );
});

test('participants who fit into no team are named, the first ones of many', () => {
  const text = (people: number, participantIds: string[]) =>
    reasonText({ kind: 'blocked', people, participantIds }, nameOf);
  expect(text(1, ['a'])).toBe('name-a fits into no team.');
  expect(text(2, ['a', 'b'])).toBe('name-a and name-b fit into no team.');
  expect(text(30, ['a', 'b'])).toBe('name-a, name-b and 28 more fit into no team.');
});

test('rules of the site have names of their own', () => {
  expect(clashNames(['design', 'site:apart', 'removed'], rules, nameOf)).toEqual([
    'A role in each team: Design',
    'Participants who should not be in one team',
  ]);
});

test('a fix names the sizes or the rule that it changes', () => {
  const formation = { rules, clashReason: null };
  expect(fixText({ kind: 'teamSize', min: 3, max: 5 }, formation, nameOf)).toBe('Allow teams of 3 to 5');
  expect(fixText({ kind: 'remove', ruleId: 'design' }, formation, nameOf)).toBe(
    'Remove the rule “A role in each team: Design”',
  );
  expect(fixText({ kind: 'soften', ruleId: 'design' }, formation, nameOf)).toBe(
    'Wish for “A role in each team: Design” instead of requiring it',
  );
});

test('a fix for a role that too few have names the teams that must do without it', () => {
  const numbers = { teams: 12, enoughFor: 9, sizeThatFits: null };
  const clashReason = { kind: 'role', ruleId: 'design', role: 'Design', ...numbers } as const;
  expect(fixText({ kind: 'soften', ruleId: 'design' }, { rules, clashReason }, nameOf)).toBe(
    'Wish for “A role in each team: Design” instead of requiring it: at least 3 of 12 teams do without',
  );
});

test('a rule about groups is named by their participants', () => {
  const groups = [['a', 'b']];
  const locked: EventRule = { id: 'groups', kind: 'locked', strength: 'hard', as: 'in', groups };
  expect(clashNames(['groups'], [locked], nameOf)).toEqual(['Locked groups: name-a and name-b']);
});
