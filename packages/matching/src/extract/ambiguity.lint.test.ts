import { describe, expect, test } from 'vitest';
import { taxonomyRows } from '../taxonomy/data/rows.ts';
import { extractSkills } from './extract-skills.ts';

const ambiguous = taxonomyRows.flatMap(({ id, ambiguous: rule }) =>
  (rule?.names ?? []).map((name) => ({ id, name, context: rule?.context ?? [] })),
);

function finds(id: string, text: string): boolean {
  return extractSkills(text).some(({ skillId }) => skillId === id);
}

function isNamed(text: string, name: string): boolean {
  return extractSkills(text).some(({ surface }) => surface === name);
}

describe('every ambiguous name', () => {
  test('is the skill after a verb of use', () => {
    expect(ambiguous.length).toBeGreaterThan(300);
    const missed = ambiguous.filter(({ id, name }) => !finds(id, `All of it was built with ${name}.`));
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  test('is the skill beside each of its context words or in a longer name', () => {
    const missed = ambiguous.flatMap(({ id, name, context }) =>
      context
        .filter((word) => {
          const text = `the ${word} ${name} was there`;
          return !finds(id, text) && !isNamed(text, `${word} ${name}`);
        })
        .map((word) => `${word} ${name}`),
    );
    expect(missed).toEqual([]);
  });

  test('is an ordinary word in a sentence of ordinary words', () => {
    const found = ambiguous.filter(({ id, name }) => finds(id, `they saw one ${name.toLowerCase()} outside`));
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});
