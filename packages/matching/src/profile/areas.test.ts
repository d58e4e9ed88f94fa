import { describe, expect, test } from 'vitest';
import { allSkills } from '../taxonomy/taxonomy.ts';
import { areaOf, areasOf } from './areas.ts';

describe('areaOf', () => {
  test.each([
    ['react', 'Frontend'],
    ['frontend', 'Frontend'],
    ['express', 'Backend'],
    ['postgresql', 'Databases'],
    ['kubernetes', 'DevOps'],
    ['pytorch', 'Machine learning'],
    ['typescript', 'Languages'],
    ['figma', 'Tools'],
    ['redis', 'Databases'],
    ['tag:sourdough', 'Other skills'],
  ])('%s belongs to %s', (skillId, area) => {
    expect(areaOf(skillId)).toBe(area);
  });

  test('finds an area for every skill, and no area contains most skills', () => {
    const sizes = Map.groupBy(allSkills(), ({ id }) => areaOf(id));
    expect(Math.max(...[...sizes.values()].map((list) => list.length))).toBeLessThan(allSkills().length / 4);
  });
});

describe('areasOf', () => {
  const held = (skillId: string, strength: number) => ({ skillId, label: skillId, strength });

  test('is empty for an empty profile', () => {
    expect(areasOf([])).toEqual([]);
  });

  test('counts one skill as most of an area', () => {
    const [area] = areasOf([held('react', 0.6)]);
    expect(area).toMatchObject({ label: 'Frontend', skills: ['react'] });
    expect(area?.strength).toBeCloseTo(0.42);
  });

  test('an area with one strong skill is above one with three of medium strength', () => {
    const medium = ['react', 'vue', 'svelte'].map((id) => held(id, 0.6));
    const [first, second] = areasOf([...medium, held('postgresql', 0.9)]);
    expect(first).toMatchObject({ label: 'Databases' });
    expect(first?.strength).toBeCloseTo(0.63);
    expect(second?.strength).toBeCloseTo(0.6);
  });

  test('counts the three strongest skills, ordered by strength', () => {
    const areas = areasOf([
      held('postgresql', 0.9),
      held('vue', 0.3),
      held('react', 0.9),
      held('svelte', 0.6),
      held('css', 0.1),
    ]);
    expect(areas.map(({ label }) => label)).toEqual(['Frontend', 'Databases']);
    expect(areas[0]?.strength).toBeCloseTo(0.78);
    expect(areas[0]?.skills).toEqual(['react', 'svelte', 'vue', 'css']);
  });
});
