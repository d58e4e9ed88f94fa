import { expect, test } from 'vitest';
import { shortageText } from './shortage-text.ts';

const role = {
  kind: 'role',
  neededBy: 'teams',
  role: 'Design',
  needed: 10,
  registered: 7,
  teams: 10,
  hard: true,
} as const;

test('a missing role names teams, need and registrations', () => {
  expect(shortageText({ ...role, level: 1 })).toBe('3 short in Design: 10 teams need 10, 7 registered');
});

test('a level above learning is named in words', () => {
  expect(shortageText({ ...role, level: 3 })).toBe(
    '3 short in Design (can lead): 10 teams need 10, 7 registered',
  );
});

test('one team and one participant are named in the singular, and one size once', () => {
  expect(shortageText({ ...role, level: 1, teams: 1, needed: 1, registered: 0 })).toBe(
    '1 short in Design: 1 team needs 1, 0 registered',
  );
  expect(shortageText({ kind: 'size', participants: 1, min: 3, max: 3 })).toBe(
    '1 participant cannot be divided into teams of 3',
  );
});

test('participants who cannot be divided are named with the sizes', () => {
  expect(shortageText({ kind: 'size', participants: 7, min: 4, max: 5 })).toBe(
    '7 participants cannot be divided into teams of 4 to 5',
  );
});

test('what the project ideas need at least is named as theirs', () => {
  expect(shortageText({ ...role, neededBy: 'ideas', level: 1 })).toBe(
    '3 short in Design: the project ideas need at least 10, 7 registered',
  );
  const skill = {
    kind: 'skill',
    neededBy: 'ideas',
    skill: 'Rust',
    needed: 2,
    teams: 3,
    hard: false,
  } as const;
  expect(shortageText({ ...skill, registered: 0 })).toBe(
    '2 short with Rust: the project ideas need at least 2, 0 registered',
  );
});
