import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../testing/catalogue.ts';
import { createSkillLinks } from './skill-links.ts';
import { relatedSkillCredit } from './weights.ts';

const links = createSkillLinks(smallCatalogue);

describe('createSkillLinks', () => {
  test('finds the sources of a skill: itself, skills that imply it over any steps, and related skills', () => {
    const sources = links.sourcesOf('react').map(({ skillId, how, factor }) => [skillId, how, factor]);
    expect(sources).toEqual([
      ['react', 'own', 1],
      ['next', 'implied', 0.9],
      ['vue', 'related', 0.5 * relatedSkillCredit],
    ]);
    const javascript = links.sourcesOf('javascript').find(({ skillId }) => skillId === 'next');
    expect(javascript?.factor).toBeCloseTo(0.72, 10);
  });

  test('relates skills in both directions, and never chains their credit', () => {
    expect(links.sourcesOf('vue').map(({ skillId }) => skillId)).toEqual(['vue', 'react']);
  });

  test('finds the skills that a skill implies', () => {
    expect(links.targetsOf('next').map(({ skillId }) => skillId)).toEqual(['next', 'react', 'javascript']);
  });

  test('returns only itself for a free tag', () => {
    expect(links.sourcesOf('tag:kite')).toEqual([{ skillId: 'tag:kite', factor: 1, how: 'own' }]);
  });
});
