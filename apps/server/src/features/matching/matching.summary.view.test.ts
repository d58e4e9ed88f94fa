import { expect, test } from 'vitest';
import { matchSummary } from './matching.summary.view.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

type Terms = Parameters<typeof matchSummary>[0]['terms'];
type Term = Terms['youToProject'][number];

function term(label: string, contribution: number, max: number): Term {
  return { feature: label, label, contribution, max };
}

function summaryOf(youToProject: Term[], projectToYou: Term[] = []) {
  return matchSummary({ terms: { youToProject, projectToYou }, skills: [] }, now);
}

test('lists the terms that lower a score most first, each once, with the direction that loses more', () => {
  const { lowers } = summaryOf(
    [term('Skills', 50, 60), term('Recent use', 3, 13), term('Hours', 8, 9)],
    [term('Hours', 2, 12), term('Skills', 55, 60)],
  );
  expect(lowers).toEqual([
    { label: 'Skills', points: 50, max: 60 },
    { label: 'Recent use', points: 3, max: 13 },
    { label: 'Hours', points: 2, max: 12 },
  ]);
});

test('lists at most three terms', () => {
  const { lowers } = summaryOf(['a', 'b', 'c', 'd'].map((label) => term(label, 0, 20)));
  expect(lowers.map(({ label }) => label)).toEqual(['a', 'b', 'c']);
});

test('leaves out terms that can lose only a few points', () => {
  expect(summaryOf([term('School', 0, 3), term('Activity', 4, 5)]).lowers).toEqual([]);
});

test('leaves out unknown terms and connections among those that lower a score', () => {
  const connections = { ...term('Connections', 0, 8), feature: 'connections' };
  const hours = { ...term('Hours', 5, 9), assumed: true as const };
  expect(summaryOf([connections, hours], [connections]).lowers).toEqual([]);
});

test('lists connections only if they give points', () => {
  const connections = (points: number) => ({ ...term('Connections', points, 8), feature: 'connections' });
  expect(summaryOf([connections(0)], [connections(0), term('Skills', 50, 60)]).raises).toEqual([]);
  expect(summaryOf([connections(2)], [connections(6)]).raises).toEqual([
    { label: 'Connections', points: 6, max: 8 },
  ]);
});

test('lists known works only if they give more than unknown ones', () => {
  const work = (points: number) => ({ ...term('Similar work', points, 5), feature: 'work' });
  expect(summaryOf([work(2)], [work(1)])).toMatchObject({ lowers: [], raises: [] });
  expect(summaryOf([work(2)], [work(3)]).raises).toEqual([{ label: 'Similar work', points: 3, max: 5 }]);
});

test('names the skill that was not used for longest, if that is months ago', () => {
  const oldest = (day: string) => {
    const none = { via: null, repositories: 0 };
    const skills = [
      { ...none, label: 'React', how: 'shown', lastSeen: Date.parse('2026-11-01T00:00:00Z') } as const,
      { ...none, label: 'Go', how: 'shown', lastSeen: Date.parse(day) } as const,
      { ...none, label: 'Vue', how: 'declared', lastSeen: null } as const,
    ];
    return matchSummary({ terms: { youToProject: [], projectToYou: [] }, skills }, now).oldest;
  };
  expect(oldest('2026-05-14T12:00:00Z')).toEqual({ label: 'Go', lastSeen: '2026-05-14T12:00:00.000Z' });
  expect(oldest('2026-10-14T12:00:00Z')).toBeNull();
});

test('has a sign for each skill of the seat in the order of the explanation, and what shows a single one', () => {
  const terms = { youToProject: [], projectToYou: [] };
  const skills = [
    { label: 'React', how: 'shown', via: null, repositories: 4, lastSeen: null } as const,
    {
      label: 'Node.js',
      how: 'implied',
      via: { skillId: 'express', label: 'Express' },
      repositories: 2,
      lastSeen: null,
    } as const,
    { label: 'Go', how: 'none', via: null, repositories: 0, lastSeen: null } as const,
  ];
  const signs = (of: typeof skills) => matchSummary({ terms, skills: of }, now).skills;
  expect(signs(skills)).toEqual([
    { label: 'React', how: 'shown' },
    { label: 'Node.js', how: 'implied' },
    { label: 'Go', how: 'none' },
  ]);
  expect(signs(skills.slice(0, 1))).toEqual([{ label: 'React', how: 'shown', repositories: 4, via: null }]);
  expect(signs(skills.slice(1, 2))).toEqual([
    { label: 'Node.js', how: 'implied', repositories: 2, via: 'Express' },
  ]);
});
