import { harmonicMean } from '../score/fit.ts';
import { chanceOfUse } from '../score/lenses/skill-lens.ts';
import {
  type Direction,
  learningRelatedFactor,
  mix,
  neutral,
  type Points,
  relatedSkillCredit,
  shareWithoutSkills,
  skillTerms,
  type TermName,
  termNames,
} from '../score/weights.ts';

/**
 * The highest score of a developer who covers no skill of a seat: all else is perfect, and all related
 * skills and companions are known.
 */
export function scoreWithoutSkills({
  youToProject,
  projectToYou,
}: Readonly<Record<Direction, Points>>): number {
  return harmonicMean(fitWithoutSkills(youToProject), fitWithoutSkills(projectToYou));
}

const ungated: ReadonlySet<TermName> = new Set([...skillTerms, 'connections', 'exposure']);

const relatedCredit = learningRelatedFactor * relatedSkillCredit;

function fitWithoutSkills(points: Points): number {
  const others = termNames.reduce((sum, one) => sum + (ungated.has(one) ? 0 : points[one]), 0);
  return (
    shareWithoutSkills * others +
    points.exposure +
    points.connections * (neutral.connections * shareWithoutSkills + 1 - neutral.connections) +
    points.skills * mix.coverage * relatedCredit ** 2 +
    points.recent * (mix.recency * relatedSkillCredit + mix.nextUse * chanceOfUse(relatedCredit, 1))
  );
}
