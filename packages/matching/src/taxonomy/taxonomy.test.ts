import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allSkills, getSkill, knownSkill, resolveSkill, searchSkills } from './taxonomy.ts';

function labels(text: string, limit = 5): string[] {
  return searchSkills(text, limit).map(({ label }) => label);
}

describe('resolveSkill', () => {
  test.each([
    ['Node.js', 'nodejs'],
    ['node js', 'nodejs'],
    ['NODE', 'nodejs'],
    ['React.js', 'react'],
    ['reactjs', 'react'],
    ['React-Native', 'react-native'],
    ['react_native', 'react-native'],
    ['postgres', 'postgresql'],
    ['k8s', 'kubernetes'],
    ['golang', 'go'],
    ['Go', 'go'],
    ['c', 'c'],
    ['C++', 'cpp'],
    ['C#', 'csharp'],
    ['F#', 'fsharp'],
    ['R', 'r'],
    ['.NET', 'dotnet'],
    ['CI/CD', 'cicd'],
    ['ci cd', 'cicd'],
    ['Vue 3', 'vue'],
    ['vue.js', 'vue'],
    ['Python 3', 'python'],
    ['html5', 'html'],
    ['D3', 'd3'],
    ['S3', 'amazon-s3'],
    ['Microservice', 'microservices'],
    ['tag:reactjs', 'react'],
    ['  TypeScript ', 'typescript'],
    ['React!', 'react'],
  ])('resolves %j to %s', (label, id) => {
    expect(resolveSkill(label).id).toBe(id);
  });

  test('returns a free tag for an unknown text', () => {
    expect(resolveSkill('  Beekeeping for Cities ')).toEqual({
      id: 'tag:beekeeping-for-cities',
      label: 'Beekeeping for Cities',
      kind: 'tag',
      aliases: [],
      implies: [],
      related: [],
    });
  });

  test('returns the same tag for spellings that differ in case, spaces and hyphens', () => {
    const spellings = ['Urban Bees', 'urban-bees', 'URBAN  BEES', ' urban_bees'];
    expect(new Set(spellings.map((spelling) => resolveSkill(spelling).id)).size).toBe(1);
  });

  test('never fails, and resolves a resolved id to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (label) => {
        const { id } = resolveSkill(label);
        expect(resolveSkill(id).id).toBe(id);
      }),
    );
  });

  test('finds every skill by id, label and alias', () => {
    for (const skill of allSkills()) {
      expect(getSkill(skill.id)).toBe(skill);
      for (const name of [skill.id, skill.label, ...skill.aliases, skill.label.toUpperCase()])
        expect(knownSkill(name)).toBe(skill);
    }
  });
});

describe('knownSkill', () => {
  test.each(['', '  ', 'beekeeping', 'tag:react', 'constructor', '__proto__'])(
    'returns undefined for %j',
    (label) => {
      expect(knownSkill(label)).toBeUndefined();
    },
  );
});

describe('searchSkills', () => {
  test('returns the exact name first, then names that start with the text', () => {
    expect(labels('java', 2)).toEqual(['Java', 'JavaScript']);
    expect(labels('c', 1)).toEqual(['C']);
    expect(labels('c++', 1)).toEqual(['C++']);
  });

  test('finds aliases, later words and parts of words, in this order', () => {
    expect(labels('k8', 1)).toEqual(['Kubernetes']);
    expect(labels('rails', 1)).toEqual(['Ruby on Rails']);
    expect(labels('gresql', 1)).toEqual(['PostgreSQL']);
  });

  test('orders languages before libraries of the same quality', () => {
    expect(labels('py', 1)).toEqual(['Python']);
    expect(labels('ty', 1)).toEqual(['TypeScript']);
  });

  test('returns at most `limit` skills, and none for an empty text', () => {
    expect(searchSkills('s', 3)).toHaveLength(3);
    expect(searchSkills('s', 0)).toEqual([]);
    expect(searchSkills('  ', 5)).toEqual([]);
    expect(searchSkills('qqqqq', 5)).toEqual([]);
  });
});
