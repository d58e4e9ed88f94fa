import { expect, test } from 'vitest';
import type { ComposedTeam } from './team.queries.ts';
import { teamReason } from './team-reason.ts';

const skills = ['React', 'Docker'].map((label) => ({ skillId: label, label, mustHave: false }));

function member(userId: string, seat: 'member' | 'proposed', has: readonly string[]) {
  return {
    userId,
    seat,
    seatId: null,
    cells: skills.map(({ label }) => ({
      how: has.includes(label) ? ('own' as const) : ('none' as const),
      skillHow: has.includes(label) ? ('shown' as const) : ('none' as const),
      strength: 90,
      carries: false,
    })),
    alternatives: [],
  };
}

function reasonOf(members: ComposedTeam['members'], over: Partial<ComposedTeam> = {}): string {
  const terms = { coverage: 50, hours: 5, connections: 0, fairShare: 20 };
  const team = { score: 75, terms, gaps: [], singlePoints: [], members, ...over };
  return teamReason(team, { skills, nameOf: (id) => id });
}

test('names what the team still lacks first', () => {
  const members = [member('ada', 'member', ['React']), member('grace', 'proposed', [])];
  expect(reasonOf(members, { gaps: ['Docker'] })).toBe('With grace, the team still lacks Docker.');
});

test('names the skills that only the new people have', () => {
  const members = [member('ada', 'member', ['React']), member('grace', 'proposed', ['Docker'])];
  expect(reasonOf(members)).toBe('With grace, the team gets Docker, which no one has now.');
});

test('says whether a skill depends on one person', () => {
  const members = [member('ada', 'member', ['React', 'Docker']), member('grace', 'proposed', ['React'])];
  expect(reasonOf(members, { singlePoints: [{ skillId: 'Docker', userId: 'ada' }] })).toBe(
    'With grace, the team has every skill. Only one person has Docker.',
  );
  expect(reasonOf(members)).toBe('With grace, no skill depends on one person only.');
});
