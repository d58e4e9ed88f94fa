import { expect, test } from 'vitest';
import { isFitting, scoreText, spokenScore, tierText } from './score-text.ts';

test('names the tier of a score', () => {
  const strong = { score: 74, tier: 'Strong' } as const;
  expect(scoreText(strong)).toBe('74 Strong');
  expect(spokenScore(strong)).toBe('Match 74 of 100, Strong');
  expect(isFitting(strong)).toBe(true);
});

test('names no tier for a score that needs no skill of the seat', () => {
  const low = { score: 39, tier: 'Possible' } as const;
  expect(tierText(low)).toBe('of 100');
  expect(scoreText(low)).toBe('39 of 100');
  expect(spokenScore(low)).toBe('Match 39 of 100');
});

test('calls a score from 40 to 49 possible, but not fitting', () => {
  const possible = { score: 40, tier: 'Possible' } as const;
  expect(scoreText(possible)).toBe('40 Possible');
  expect(isFitting(possible)).toBe(false);
});
