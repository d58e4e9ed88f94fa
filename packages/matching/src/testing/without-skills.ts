import { harmonicMean } from '../score/fit.ts';
import type { ScoreWeights } from '../score/scoring.ts';
import {
  type Feature,
  features,
  learningNear,
  mix,
  type Points,
  relatedCredit,
  shareWithoutSkills,
  skillFeatures,
} from '../score/weights.ts';

/**
 * The highest score of a developer who covers no skill of a seat: all else is perfect, and all neighbouring
 * skills and companions are known.
 */
export function scoreWithoutSkills({ youToProject, projectToYou }: ScoreWeights): number {
  return harmonicMean(fitWithoutSkills(youToProject), fitWithoutSkills(projectToYou));
}

const ungated: ReadonlySet<Feature> = new Set([...skillFeatures, 'exposure']);

function fitWithoutSkills(points: Points): number {
  const others = features.reduce((sum, one) => sum + (ungated.has(one) ? 0 : points[one]), 0);
  return (
    shareWithoutSkills * others +
    points.exposure +
    points.skills * mix.cover * learningNear * relatedCredit +
    points.recent * (mix.recency * relatedCredit + mix.companions) +
    points.beyond * relatedCredit
  );
}
