import { isFull, type Seat } from '../profile/seats.ts';
import { contributions, scoreOf, tierOf } from '../score/fit.ts';
import type { PairScorer, Values } from '../score/pair-scorer.ts';
import { featureLabels, features } from '../score/weights.ts';
import type { Explanation, Term } from '../types.ts';
import type { Facts } from './facts.ts';
import { reasonsFor } from './reasons.ts';
import { wholePoints } from './whole-points.ts';

/** Turns the values of the pair that the scorer measured last into figures and reasons. */
export function explainPair(scorer: PairScorer, developerId: string, facts: Facts, now: number): Explanation {
  const youToProject = scorer.fit('youToProject');
  const projectToYou = scorer.fit('projectToYou');
  const score = scoreOf(youToProject, projectToYou);
  return {
    projectId: scorer.project.id,
    developerId,
    score,
    tier: tierOf(score),
    seat: seatOf(scorer.seat),
    full: isFull(scorer.project),
    fit: { youToProject: Math.round(youToProject), projectToYou: Math.round(projectToYou) },
    terms: {
      youToProject: termsOf(scorer.pointsOf('youToProject'), scorer.youToProject),
      projectToYou: termsOf(scorer.pointsOf('projectToYou'), scorer.projectToYou),
    },
    values: {
      youToProject: [...scorer.youToProject.of],
      projectToYou: [...scorer.projectToYou.of],
    },
    covers: facts.covers,
    missing: facts.missing,
    adds: facts.adds,
    shared: facts.shared,
    reasonsForDeveloper: reasonsFor('developer', facts, now),
    reasonsForOwner: reasonsFor('owner', facts, now),
  };
}

/** Null for the seat that stands for a whole project. */
function seatOf({ id, name }: Seat): Explanation['seat'] {
  return id === null ? null : { id, name };
}

/** The terms that give points, in the order of the weights; their sum is the fit. */
function termsOf(weights: Float64Array, values: Values): Term[] {
  const points = wholePoints(contributions(weights, values.of));
  const terms: Term[] = [];
  for (const [at, feature] of features.entries()) {
    const contribution = points[at] ?? 0;
    if (contribution === 0) continue;
    const term = { feature, label: featureLabels[feature], contribution };
    terms.push(values.assumed[at] === 1 ? { ...term, assumed: true } : term);
  }
  return terms;
}
