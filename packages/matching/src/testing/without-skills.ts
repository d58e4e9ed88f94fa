import { harmonicMean } from '../score/fit.ts';
import { nextUse } from '../score/lenses/skill-lens.ts';
import {
  type Direction,
  type Feature,
  features,
  learningNear,
  mix,
  neutral,
  type Points,
  relatedCredit,
  shareWithoutSkills,
  skillFeatures,
} from '../score/weights.ts';

/**
 * The highest score of a developer who covers no skill of a seat: all else is perfect, and all neighbouring
 * skills and companions are known.
 */
export function scoreWithoutSkills({
  youToProject,
  projectToYou,
}: Readonly<Record<Direction, Points>>): number {
  return harmonicMean(fitWithoutSkills(youToProject), fitWithoutSkills(projectToYou));
}

const ungated: ReadonlySet<Feature> = new Set([...skillFeatures, 'together', 'exposure']);

const near = learningNear * relatedCredit;

function fitWithoutSkills(points: Points): number {
  const others = features.reduce((sum, one) => sum + (ungated.has(one) ? 0 : points[one]), 0);
  return (
    shareWithoutSkills * others +
    points.exposure +
    points.together * (neutral.together * shareWithoutSkills + 1 - neutral.together) +
    points.skills * mix.cover * near ** 2 +
    points.recent * (mix.recency * relatedCredit + mix.next * nextUse(near, 1))
  );
}
