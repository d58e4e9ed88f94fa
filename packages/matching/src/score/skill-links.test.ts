import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../testing/catalogue.ts';
import { createSkillLinks } from './skill-links.ts';
import { relatedCredit } from './weights.ts';

const links = createSkillLinks(smallCatalogue);

describe('createSkillLinks', () => {
  test('finds what shows a skill: itself, what implies it over any steps, neighbours for a little', () => {
    const sources = links.sourcesOf('react').map(({ skillId, how, factor }) => [skillId, how, factor]);
    expect(sources).toEqual([
      ['react', 'own', 1],
      ['next', 'implied', 0.9],
      ['vue', 'related', 0.5 * relatedCredit],
    ]);
    const javascript = links.sourcesOf('javascript').find(({ skillId }) => skillId === 'next');
    expect(javascript?.factor).toBeCloseTo(0.72, 10);
  });

  test('treats neighbours alike in both directions, and never passes their credit on', () => {
    expect(links.sourcesOf('vue').map(({ skillId }) => skillId)).toEqual(['vue', 'react']);
  });

  test('turns implications round', () => {
    expect(links.targetsOf('next').map(({ skillId }) => skillId)).toEqual(['next', 'react', 'javascript']);
  });

  test('knows a free tag by itself alone', () => {
    expect(links.sourcesOf('tag:kite')).toEqual([{ skillId: 'tag:kite', factor: 1, how: 'own' }]);
  });
});
