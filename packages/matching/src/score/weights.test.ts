import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compilePreferences } from '../profile/preferences.ts';
import { scoreWithoutSkills } from '../testing/without-skills.ts';
import { Scoring } from './scoring.ts';
import {
  type Direction,
  measures,
  mix,
  neutral,
  type Points,
  termLabels,
  termNames,
  tierFloors,
  weights,
} from './weights.ts';

const flexible = {
  skills: 'flexible',
  hours: 'flexible',
  timeZone: 'flexible',
  interests: 'flexible',
} as const;
const directions: readonly Direction[] = ['youToProject', 'projectToYou'];

describe('the shipped weights', () => {
  test.each(directions)('are at most ten terms with a total of 100 points, %s', (direction) => {
    expect(termNames.length).toBeLessThanOrEqual(10);
    expect(termNames.reduce((sum, term) => sum + weights[direction][term], 0)).toBeCloseTo(100, 9);
  });

  test.each(termNames)('mix the measures of a term to at most 1, %s', (term) => {
    const shares = measures[term].map((name) => mix[name]);
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    if (term === 'connections') for (const share of shares) expect(share).toBeLessThan(1);
    else expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('keep developers with only related skills below 40', () => {
    expect(scoreWithoutSkills(weights)).toBeLessThan(39.5);
  });

  test('keep them below Good if they ignore skills', () => {
    const ignored = new Scoring().projectToYou(compilePreferences({ ...flexible, skills: 'ignore' }));
    const projectToYou = Object.fromEntries(termNames.map((term, at) => [term, ignored[at]])) as Points;
    expect(scoreWithoutSkills({ ...weights, projectToYou })).toBeLessThan(49.5);
  });

  test('have the same proportions of seat skills and recent use in both directions', () => {
    const [one = 0, other = 0] = directions.map(
      (direction) => weights[direction].skills / weights[direction].recent,
    );
    expect(one).toBeCloseTo(other, 9);
  });

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
    for (const term of termNames)
      expect(table.get(termLabels[term].toLowerCase())).toEqual({
        you: weights.youToProject[term],
        project: weights.projectToYou[term],
      });
  });

  test('allow a strong match without a known connection', () => {
    for (const direction of directions) {
      const lost = weights[direction].connections * (1 - neutral.connections);
      expect(100 - lost).toBeGreaterThan(tierFloors.Strong);
    }
  });
});
