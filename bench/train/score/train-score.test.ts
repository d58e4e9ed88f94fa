import { features, skillFeatures } from '@teamwright/matching/score/weights.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { expect, test } from 'vitest';
import type { DataFolder } from '../../match/data-folder.ts';
import { trainScore } from './train-score.ts';

const peopleCount = 40;
/** Enough words for two texts of six to share usually one or none: worth about as much as the school. */
const wordCount = 40;
const foldOf = (qid: string) => Number(qid.slice(1)) % 5;

type Line = { readonly school: string } & Record<string, unknown>;

/**
 * A synthetic folder: each person has built one project that differs only in its words, at one of four
 * schools. `joins` decides who joins.
 */
function folder(joins: (asked: Line, person: Line, random: () => number) => number): DataFolder {
  const generator = createRandom(7);
  const random = () => generator.next();
  const words = () => Array.from({ length: 6 }, () => `word${generator.below(wordCount)}`).join(' ');
  const people = Array.from({ length: peopleCount }, (_, id) => ({ id: `d${id}`, school: `s${id % 4}` }));
  const project = (id: string, owner: number, date: string) => ({
    id,
    date,
    title: '',
    about: words(),
    built: '',
    tags: ['react'],
    owner: `d${owner}`,
    school: `s${owner % 4}`,
  });
  const history = people.map(({ id }, at) => ({
    ...project(`h${at}`, at, '2020-12-01'),
    team: { [id]: 5 },
  }));
  const asked = Array.from({ length: 120 }, (_, at) => ({
    ...project(`p${at}`, at % peopleCount, '2021-01-01'),
    qid: `p${at}`,
    exclude: [],
  }));
  const answers = asked.flatMap((one) =>
    people
      .filter(({ id }) => id !== one.owner)
      .toSorted((a, b) => joins(one, b, random) - joins(one, a, random))
      .slice(0, 2)
      .map(({ id }) => `${one.qid} 0 ${id} 1`),
  );
  const files: Record<string, readonly unknown[]> = { people, history, asked };
  return {
    tasks: [{ name: 'a-all', kind: 'ranking', queries: 'asked', candidates: 'people', history: 'history' }],
    days: { history: '2021-01-01', from: '2021-01-01', before: '2022-01-01' },
    lines: (path) => [...(files[path] ?? [])],
    has: () => true,
    text: () => answers.join('\n'),
  };
}

const bySchool = (asked: Line, developer: Line, random: () => number) =>
  (asked.school === developer.school ? 5 : 0) + random();

test('gives more points to terms that people use, keeps those of terms without data, and keeps skills first', () => {
  const [outcome] = trainScore(folder(bySchool), foldOf, 5);
  if (!outcome) throw new Error('The outcome is missing');
  const { start, fitted, taken } = outcome;
  expect(taken).toBe(true);
  expect(fitted.school).toBeGreaterThan(start.school);
  for (const feature of ['hours', 'interests', 'area', 'exposure'] as const)
    expect(fitted[feature]).toBe(start[feature]);
  const skills = (points: typeof start) =>
    features.reduce((sum, one) => sum + (skillFeatures.has(one) ? points[one] : 0), 0);
  expect(skills(fitted)).toBeGreaterThanOrEqual(skills(start) - 0.1);
  expect(features.reduce((sum, feature) => sum + fitted[feature], 0)).toBeCloseTo(100, 9);
});

test('returns the same outcome for the same folder', () => {
  expect(trainScore(folder(bySchool), foldOf, 5)).toEqual(trainScore(folder(bySchool), foldOf, 5));
});

test('rejects points fitted to random choices', () => {
  const [outcome] = trainScore(
    folder((_, __, random) => random()),
    foldOf,
    5,
  );
  expect(outcome?.taken).toBe(false);
});

test('leaves a direction without tasks unchanged', () => {
  expect(trainScore(folder(bySchool), foldOf, 5).map(({ direction }) => direction)).toEqual(['youToProject']);
});
