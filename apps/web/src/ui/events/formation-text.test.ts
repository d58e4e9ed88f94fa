import { expect, test } from 'vitest';
import { teamsCopy } from '../../copy/events/teams.ts';
import { boundSoFarText, boundText, scoreText } from './formation-text.ts';

test('without a bound, the text states that the distance to the best possible is not proven', () => {
  expect(boundText({ score: 93.4, bound: null })).toBe(teamsCopy.result.notProven);
});

test('while teams are being formed, the distance is not proven yet', () => {
  expect(boundSoFarText({ score: 93.4, bound: null })).toBe('Not proven yet');
  expect(boundSoFarText({ score: null, bound: null })).toBe('Not proven yet');
  expect(boundSoFarText({ score: 93.4, bound: 94 })).toBe('At most 94.0: these teams are within 0.6 points');
});

test('the same applies to a bound of the greatest possible score', () => {
  expect(boundText({ score: 93.4, bound: 100 })).toBe(teamsCopy.result.notProven);
});

test('the gap to the bound is rounded up', () => {
  expect(boundText({ score: 93.41, bound: 94 })).toBe('At most 94.0: these teams are within 0.6 points');
});

test('the gap is the difference of the figures that are shown', () => {
  expect(boundText({ score: 67.08, bound: 69.74 })).toBe('At most 69.8: these teams are within 2.7 points');
  expect(boundText({ score: 67.04, bound: 69.66 })).toBe('At most 69.7: these teams are within 2.7 points');
  expect(boundText({ score: 93.96, bound: 93.99 })).toBe('At most 94.0: these teams are within 0.1 points');
});

test('teams whose score is the bound are proven to be the best', () => {
  expect(boundText({ score: 94, bound: 94 })).toBe(teamsCopy.result.best);
  expect(boundText({ score: 93.4210526, bound: 93.421054 })).toBe(teamsCopy.result.best);
  expect(boundText({ score: 99.99999, bound: 100 })).toBe(teamsCopy.result.best);
});

test('a missing score is a dash', () => {
  expect([scoreText(null), scoreText(93.44)]).toEqual(['–', '93.4']);
});
