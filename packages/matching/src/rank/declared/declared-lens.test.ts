import { describe, expect, test } from 'vitest';
import { DeclaredLens, type DeclaredPerson } from './declared-lens.ts';
import { languagesHinted } from './languages.ts';
import { subjectsIn } from './subjects.ts';

function person(id: string, languages: string[], topics: string[]): DeclaredPerson {
  return { id, languages, moreLanguages: [], topics };
}

const people = [
  person('stars', ['Python'], ['Astronomy']),
  person('plants', ['Python'], ['Botany; ecology']),
  person('nurse', ['R'], ['Public health']),
  person('silent', ['R, C++'], []),
  person('speech', ['Matlab'], ['phonetics, acoustics']),
  person('sound', ['Matlab'], ['acoustics; phonetics']),
  person('hearing', ['Matlab'], ['phonetics']),
];

function measured(title: string, repository = ''): (name: string, id: string) => number {
  const lens = new DeclaredLens(people);
  lens.measure({ title, repository });
  return (name, id) =>
    lens.columns[lens.names.indexOf(name)]?.[people.findIndex((one) => one.id === id)] ?? Number.NaN;
}

describe('DeclaredLens', () => {
  test('finds the subject of a title that does not name it', () => {
    const value = measured('Light curves of exoplanets');
    expect(value('topics.text', 'stars')).toBe(0);
    expect(value('subjects.direct', 'stars')).toBeGreaterThan(0.5);
    expect(value('subjects.direct', 'plants')).toBe(0);
  });

  test('extends words by related words', () => {
    const value = measured('Acoustics of rooms');
    expect(value('topics.text', 'hearing')).toBe(0);
    expect(value('topics.wide', 'hearing')).toBeGreaterThan(0);
    expect(value('topics.wide', 'sound')).toBeGreaterThan(value('topics.wide', 'hearing'));
  });

  test('matches the language that the title names or suggests', () => {
    expect(measured('An R package for hospitals')('language.first', 'nurse')).toBe(1);
    expect(measured('An R package for hospitals')('language.only', 'silent')).toBe(0.5);
    expect(measured('An R package for hospitals')('language.first', 'stars')).toBe(0);
    expect(measured('A tool')('language.guess', 'stars')).toBe(1);
  });

  test('marks developers without usable declarations', () => {
    expect(measured('A tool')('silent', 'silent')).toBe(1);
    expect(measured('A tool')('silent', 'stars')).toBe(0);
  });
});

test('languagesHinted finds a language in names', () => {
  expect([...languagesHinted('Weave.jl: reports', 'weave.jl')]).toEqual(['julia']);
  expect([...languagesHinted('PyThing: things', 'pything')]).toEqual(['python']);
  expect([...languagesHinted('Things in R', 'things')]).toEqual(['r']);
  expect([...languagesHinted('Things', 'things')]).toEqual([]);
});

test('short words do not match the start of longer ones', () => {
  expect(subjectsIn('hair').every((share) => share === 0)).toBe(true);
  expect(subjectsIn('ai').some((share) => share > 0)).toBe(true);
});
