import { featureLabels, features, weights } from '@teamwright/matching/score/weights.ts';
import { expect, test } from 'vitest';
import { landingCopy } from '../../copy/landing.ts';

test.each(landingCopy.example.terms)(
  '$label has at most the points of the score in the example',
  ({ label, points }) => {
    const feature = features.find((term) => featureLabels[term] === label);

    expect(feature).toBeDefined();
    expect(points).toBeLessThanOrEqual(feature === undefined ? 0 : weights.youToProject[feature]);
  },
);

test('the points of the example add up to its fit', () => {
  expect(landingCopy.example.terms.reduce((sum, { points }) => sum + points, 0)).toBe(
    landingCopy.example.score,
  );
});
