import { expect, test } from 'vitest';
import { hasPrivacySignal, rateVital } from './insights.policy.ts';

test.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'fair'],
  ['lcp', 4001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 501, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.2, 'fair'],
  ['cls', 0.26, 'poor'],
] as const)('rates %s of %d as %s', (name, value, rating) => {
  expect(rateVital(name, value)).toBe(rating);
});

test.each([
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0' }, false],
  [{}, false],
])('%j requests privacy: %s', (headers, asks) => {
  expect(hasPrivacySignal(headers)).toBe(asks);
});
