import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileWishes } from '../profile/wishes.ts';
import { scoreWithoutSkills } from '../testing/without-skills.ts';
import { harmonicMean } from './fit.ts';
import { Scoring } from './scoring.ts';
import data from './weights.json' with { type: 'json' };
import { type Direction, featureLabels, features, type Points, skillFeatures, weights } from './weights.ts';

const flexible = {
  skills: 'flexible',
  hours: 'flexible',
  timeZone: 'flexible',
  interests: 'flexible',
} as const;
const directions: readonly Direction[] = ['youToProject', 'projectToYou'];

describe('the shipped weights', () => {
  test.each(directions)('have a total of 100 points, %s', (direction) => {
    expect(features.reduce((sum, feature) => sum + weights[direction][feature], 0)).toBeCloseTo(100, 9);
  });

  test('keep developers with only neighbouring skills below Good', () => {
    expect(scoreWithoutSkills(weights)).toBeLessThan(49.5);
  });

  test('allow at most Good with neighbouring skills if skills are ignored', () => {
    const ignored = new Scoring().projectToYou(compileWishes({ ...flexible, skills: 'ignore' }));
    const projectToYou = Object.fromEntries(features.map((feature, at) => [feature, ignored[at]])) as Points;
    expect(scoreWithoutSkills({ ...weights, projectToYou })).toBeLessThan(69.5);
    const { youToProject } = weights;
    const others = features.reduce((sum, one) => sum + (skillFeatures.has(one) ? 0 : youToProject[one]), 0);
    expect(harmonicMean(others, 100)).toBeLessThan(49.5);
  });

  test.each(directions)(
    'keep skills first, and terms without training data at their set values, %s',
    (direction) => {
      const { start } = data[direction];
      const points = weights[direction];
      const skillsOf = (of: Points) =>
        features.reduce((sum, one) => sum + (skillFeatures.has(one) ? of[one] : 0), 0);
      expect(skillsOf(points)).toBeGreaterThanOrEqual(skillsOf(start) - 0.1);
      expect(Math.max(...features.map((one) => points[one]))).toBe(points.required);
      for (const feature of ['hours', 'interests', 'area', 'exposure'] as const)
        expect(points[feature]).toBe(start[feature]);
    },
  );

  test('equal the table in the documentation', () => {
    const page = readFileSync(new URL('../../../../docs/matching.md', import.meta.url), 'utf8');
    const [, rows = ''] = page.split(/^\| Term \| Developer fits project \| Project fits developer \|.*\n/m);
    const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim().toLowerCase().split(', '));
    const table = new Map(
      rows
        .slice(0, rows.search(/^(?!\|)/m))
        .split('\n')
        .flatMap((line) => {
          const [, labels = [], you = [], project = []] = cellsOf(line);
          return labels.map(
            (label, at) => [label, { you: Number(you[at]), project: Number(project[at]) }] as const,
          );
        }),
    );
    for (const feature of features)
      expect(table.get(featureLabels[feature].toLowerCase())).toEqual({
        you: weights.youToProject[feature],
        project: weights.projectToYou[feature],
      });
  });

  test('allow an excellent match without a common place or team', () => {
    for (const direction of directions) {
      const { worked, mates, school, area } = weights[direction];
      expect(100 - worked - mates - school - area).toBeGreaterThan(90);
    }
  });
});
