import { expect, test } from 'vitest';
import { features, weights as shipped } from '../score/weights.ts';
import { createRandom } from '../testing/random.ts';
import { scoreWithoutSkills } from '../testing/without-skills.ts';
import { type JudgedPage, refit } from './refit.ts';

const dayMs = 24 * 3600 * 1000;
type Points = Partial<Record<(typeof features)[number], number>>;

/** Pages of ten, ordered by the shipped points; the best by `wish` is asked most often. */
function pages(count: number, wish: Points, seed = 3): JudgedPage[] {
  const random = createRandom(seed);
  const worth = (values: readonly number[], points: Points) =>
    features.reduce((sum, feature, at) => sum + (points[feature] ?? 0) * (values[at] ?? 0), 0);
  return Array.from({ length: count }, (_, page) => {
    const rows = Array.from({ length: 10 }, () => features.map(() => random.next()))
      .map((values) => ({ values, shown: `p${random.below(400)}` }))
      .sort((a, b) => worth(b.values, shipped.youToProject) - worth(a.values, shipped.youToProject));
    const wished = rows.map(({ values }) => worth(values, wish) + random.next());
    const chosen = wished.indexOf(Math.max(...wished));
    return {
      direction: 'youToProject',
      at: page * dayMs,
      places: rows.map((row, at) => ({ ...row, rank: at + 1, gain: at === chosen ? 1 : 0 })),
    };
  });
}

test('accepts weights that order later pages better, within bounds and with a total of 100', () => {
  const found = refit(pages(600, { hours: 8, skills: 2 }), shipped, shipped);
  expect(found.verdict).toBe('taken');
  expect(found.after).toBeGreaterThan(found.before + 0.02);
  const { youToProject, projectToYou } = found.weights;
  expect(youToProject.hours).toBeGreaterThan(shipped.youToProject.hours * 1.3);
  expect(features.reduce((sum, feature) => sum + youToProject[feature], 0)).toBeCloseTo(100);
  expect(projectToYou).toEqual(shipped.projectToYou);
});

test('keeps developers without required skills below Good for any judgements', () => {
  const side = (direction: JudgedPage['direction']) =>
    pages(600, { hours: 8, work: 8, skills: -4, beyond: -4, recent: -4 }).map((page) => ({
      ...page,
      direction,
    }));
  const { weights } = refit([...side('youToProject'), ...side('projectToYou')], shipped, shipped);
  expect(weights).not.toEqual(shipped);
  expect(scoreWithoutSkills(weights)).toBeLessThan(49.5);
});

test('keeps the weights if users agree with them or behave at random', () => {
  const alike = refit(pages(600, shipped.youToProject), shipped, shipped);
  expect(alike).toMatchObject({ verdict: 'no better', weights: shipped });
  const anyhow = refit(pages(600, {}), shipped, shipped);
  expect(anyhow).toMatchObject({ verdict: 'no better', weights: shipped });
});

test('keeps the weights if there are too few pages', () => {
  expect(refit(pages(150, { hours: 8 }), shipped, shipped).verdict).toBe('too few outcomes');
  expect(refit([], shipped, shipped)).toMatchObject({
    verdict: 'too few outcomes',
    pages: 0,
    weights: shipped,
  });
});

test('rejects weights that fit earlier pages but not later ones', () => {
  const earlier = pages(450, { hours: 8 });
  const later = pages(150, { hours: -8, skills: 6 }, 4).map((page) => ({
    ...page,
    at: page.at + 450 * dayMs,
  }));
  expect(refit([...earlier, ...later], shipped, shipped)).toMatchObject({
    verdict: 'no better',
    weights: shipped,
  });
});

test('rejects weights that would show the same few developers first', () => {
  const crowded = pages(600, { hours: 8 }).map((page, at) => ({
    ...page,
    places: page.places.map((place) => ({
      ...place,
      // The candidate with most shared hours is one of three people; all others appear once.
      shown: (place.values[features.indexOf('hours')] ?? 0) > 0.85 ? `star${at % 3}` : `${at}-${place.rank}`,
    })),
  }));
  expect(refit(crowded, shipped, shipped).verdict).toBe('less even');
});

test('returns the same weights for the same pages and always starts from the shipped ones', () => {
  const judged = pages(600, { hours: 8, skills: 2 });
  const first = refit(judged, shipped, shipped);
  expect(refit(judged, shipped, shipped)).toEqual(first);
  expect(refit(judged, first.weights, shipped).verdict).toBe('no better');
});
