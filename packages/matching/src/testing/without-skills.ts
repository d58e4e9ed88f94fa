import { harmonicMean } from '../score/fit.ts';
import type { ScoreWeights } from '../score/scoring.ts';
import { features, type Points, relatedCredit, skillFeatures } from '../score/weights.ts';

/**
 * The highest score of a developer who covers no required skill: all else is perfect, and all neighbouring
 * skills are known.
 */
export function scoreWithoutSkills({ youToProject, projectToYou }: ScoreWeights): number {
  return harmonicMean(fitWithoutSkills(youToProject), fitWithoutSkills(projectToYou));
}

function fitWithoutSkills(points: Points): number {
  const others = features.reduce((sum, one) => sum + (skillFeatures.has(one) ? 0 : points[one]), 0);
  return others + relatedCredit * (points.required + points.recent);
}
