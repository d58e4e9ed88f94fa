import { expect, test } from 'vitest';
import type { ComposedTeam } from './team.queries.ts';
import { differenceOf, differenceText, swapText } from './team-difference-text.ts';

function teamOf(score: number, userIds: readonly string[], gaps: readonly string[]): ComposedTeam {
  const members = userIds.map((userId) => ({
    userId,
    seat: 'proposed' as const,
    seatId: null,
    cells: [],
    alternatives: [],
  }));
  const terms = { coverage: 0, hours: 0, connections: 0, fairShare: 0 };
  return { score, terms, members, gaps: [...gaps], singlePoints: [] };
}

const same = (id: string) => id;
const best = teamOf(91, ['ada', 'grace'], ['rust']);

test.each([
  [['ada', 'linus'], 'linus instead of grace'],
  [['ada', 'grace', 'linus'], 'With linus'],
  [['ada'], 'Without grace'],
  [['ada', 'grace'], 'The same members with other tasks'],
])('a team of %j is described as %j', (userIds, text) => {
  expect(swapText(teamOf(90, userIds, []), best, same)).toBe(text);
});

test('one point is singular', () => {
  const none = { gains: [], losses: [] };
  expect(differenceText({ score: 90, ...none }, 91)).toMatch(/^−1 point,/);
  expect(differenceText({ score: 92, ...none }, 91)).toMatch(/^\+1 point,/);
});

test('the difference names the points, and the skills that a team adds and loses', () => {
  const team = teamOf(87, ['ada', 'linus'], ['docker']);
  expect(differenceText(differenceOf(team, best, same), best.score)).toBe(
    '−4 points, adds rust, loses docker',
  );
});

test('the difference of a team with the same score and skills shows no number', () => {
  const team = teamOf(91, ['ada', 'linus'], ['rust']);
  expect(differenceText(differenceOf(team, best, same), best.score)).toBe(
    'The same team score, the same skills',
  );
});
