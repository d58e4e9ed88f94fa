import type { ProjectRecord } from '../profile/project-record.ts';
import { contributions, fitOf, scoreOf, tierOf } from '../score/fit.ts';
import type { LoadedDeveloper } from '../score/loaded-developer.ts';
import type { Measured, Values } from '../score/measure.ts';
import { type Direction, featureLabels, features } from '../score/weights.ts';
import type { Explanation, Term } from '../types.ts';
import type { Facts } from './facts.ts';
import { reasonsFor } from './reasons.ts';
import { wholePoints } from './whole-points.ts';

/** Puts a measured pair into figures and words. The figures come from the very values that ranked it. */
export function explainPair(
  project: ProjectRecord,
  developer: LoadedDeveloper,
  measured: Measured,
  facts: Facts,
  now: number,
): Explanation {
  const { youToProject, projectToYou, score } = scoreOf(
    fitOf('youToProject', measured.youToProject.of),
    fitOf('projectToYou', measured.projectToYou.of),
  );
  return {
    projectId: project.id,
    developerId: developer.record.id,
    score,
    tier: tierOf(score),
    fit: { youToProject, projectToYou },
    terms: {
      youToProject: termsOf('youToProject', measured.youToProject),
      projectToYou: termsOf('projectToYou', measured.projectToYou),
    },
    covers: facts.covers,
    missing: facts.missing,
    adds: facts.adds,
    shared: facts.shared,
    reasonsForDeveloper: reasonsFor('developer', facts, now),
    reasonsForOwner: reasonsFor('owner', facts, now),
  };
}

/** The terms that give points, in the order of the weights; together they are the fit. */
function termsOf(direction: Direction, values: Values): Term[] {
  const points = wholePoints(contributions(direction, values.of));
  return features
    .map((feature, at) => ({
      feature,
      label: featureLabels[feature],
      contribution: points[at] ?? 0,
      ...(values.assumed[at] === 1 ? { assumed: true as const } : {}),
    }))
    .filter((term) => term.contribution > 0);
}
