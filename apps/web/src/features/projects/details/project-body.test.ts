import { expect, test } from 'vitest';
import { singleText } from './project-body.tsx';

const members = [{ username: 'ada' }, { username: 'ben' }];

function skill(label: string, ...cells: ('shown' | 'declared' | 'implied' | 'related' | 'none')[]) {
  return { label, how: { members: cells, viewer: null } };
}

test('names the member on whom each skill depends', () => {
  const skills = [
    skill('React', 'shown', 'related'),
    skill('TypeScript', 'shown', 'declared'),
    skill('Testing', 'none', 'implied'),
    skill('Frontend', 'declared', 'none'),
    skill('Kafka', 'none', 'none'),
  ];
  expect(singleText({ members, coverage: { skills } })).toBe(
    'Only ada has React and Frontend. Only ben has Testing.',
  );
});

test('names no one in a team of one, or where every skill has two members', () => {
  expect(singleText({ members: members.slice(0, 1), coverage: { skills: [skill('React', 'shown')] } })).toBe(
    '',
  );
  expect(singleText({ members, coverage: { skills: [skill('React', 'shown', 'shown')] } })).toBe('');
});
