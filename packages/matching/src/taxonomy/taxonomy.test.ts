import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSkills, getSkill, knownSkill, resolveSkill, searchSkills } from './taxonomy.ts';

function labels(text: string, limit = 5): string[] {
  return searchSkills(text, limit).map(({ label }) => label);
}

describe('resolveSkill', () => {
  it.each([
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
  ])('takes %j for %s', (label, id) => {
    expect(resolveSkill(label).id).toBe(id);
  });

  it('makes a free tag of what it does not know', () => {
    expect(resolveSkill('  Beekeeping for Cities ')).toEqual({
      id: 'tag:beekeeping-for-cities',
      label: 'Beekeeping for Cities',
      kind: 'tag',
      aliases: [],
      implies: [],
      related: [],
    });
  });

  it('gives one tag to spellings that differ in case, spaces and hyphens', () => {
    const spellings = ['Urban Bees', 'urban-bees', 'URBAN  BEES', ' urban_bees'];
    expect(new Set(spellings.map((spelling) => resolveSkill(spelling).id)).size).toBe(1);
  });

  it('never fails, and a resolved id resolves to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (label) => {
        const { id } = resolveSkill(label);
        expect(resolveSkill(id).id).toBe(id);
      }),
    );
  });

  it('finds every skill by id, label and alias', () => {
    for (const skill of allSkills()) {
      expect(getSkill(skill.id)).toBe(skill);
      for (const name of [skill.id, skill.label, ...skill.aliases, skill.label.toUpperCase()])
        expect(knownSkill(name)).toBe(skill);
    }
  });
});

describe('knownSkill', () => {
  it.each(['', '  ', 'beekeeping', 'tag:react', 'constructor', '__proto__'])(
    'knows nothing of %j',
    (label) => {
      expect(knownSkill(label)).toBeUndefined();
    },
  );
});

describe('searchSkills', () => {
  it('puts the exact name first, then what starts with the text', () => {
    expect(labels('java', 2)).toEqual(['Java', 'JavaScript']);
    expect(labels('c', 1)).toEqual(['C']);
    expect(labels('c++', 1)).toEqual(['C++']);
  });

  it('finds aliases, later words and parts of words, in this order', () => {
    expect(labels('k8', 1)).toEqual(['Kubernetes']);
    expect(labels('rails', 1)).toEqual(['Ruby on Rails']);
    expect(labels('gresql', 1)).toEqual(['PostgreSQL']);
  });

  it('puts languages before libraries of the same quality', () => {
    expect(labels('py', 1)).toEqual(['Python']);
    expect(labels('ty', 1)).toEqual(['TypeScript']);
  });

  it('gives no more than asked for, and nothing for nothing', () => {
    expect(searchSkills('s', 3)).toHaveLength(3);
    expect(searchSkills('s', 0)).toEqual([]);
    expect(searchSkills('  ', 5)).toEqual([]);
    expect(searchSkills('qqqqq', 5)).toEqual([]);
  });
});
