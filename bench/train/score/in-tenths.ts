import { wholePoints } from '@teamwright/matching/explain/whole-points.ts';
import { features, type Points } from '@teamwright/matching/score/weights.ts';

/** Rounds points to tenths with a total of 100; more digits would be meaningless precision. */
export function inTenths(points: Points): Points {
  const tenths = wholePoints(features.map((feature) => points[feature] * 10));
  const rounded = { ...points };
  for (const [at, feature] of features.entries()) rounded[feature] = (tenths[at] ?? 0) / 10;
  return rounded;
}
