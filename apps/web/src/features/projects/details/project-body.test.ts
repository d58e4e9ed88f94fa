import { expect, test } from 'vitest';
import { groupsOf, singleText } from './project-body.tsx';

const members = [{ username: 'ada' }, { username: 'ben' }];

function skill(label: string, ...cells: ('shown' | 'declared' | 'implied' | 'related' | 'none')[]) {
  return { label, how: { members: cells, viewer: null } };
}

test('names the only member who has a skill', () => {
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

function seated(label: string, ...seatIds: string[]) {
  return { skillId: label, label, seatIds, members: [], viewer: null };
}

test('groups skills by seat, unless seats share one', () => {
  const seats = ['a', 'b'].map((id) => ({
    id,
    name: `Seat ${id}`,
    skills: [],
    level: 'any' as const,
    hoursPerWeek: null,
    memberId: null,
  }));
  const titles = (skills: Parameters<typeof groupsOf>[1]) =>
    groupsOf({ seats }, skills).map(({ title, skills }) => [title, skills.length]);
  expect(titles([seated('React', 'a'), seated('Go', 'b')])).toEqual([
    ['Seat a', 1],
    ['Seat b', 1],
  ]);
  expect(titles([seated('React', 'a'), seated('Go', 'a', 'b')])).toEqual([[null, 2]]);
});
