import { isFull, type Seat } from '../profile/seats.ts';
import { contributions, scoreOf, tierOf } from '../score/fit.ts';
import type { PairScorer } from '../score/pair-scorer.ts';
import { type Direction, termLabels, termNames } from '../score/weights.ts';
import type { Explanation, Term } from '../types/explanation.ts';
import { connectionKinds } from './connections.ts';
import type { Facts } from './facts.ts';
import { reasonsFor } from './reasons.ts';
import { seatSkills } from './seat-skills.ts';
import { wholePoints } from './whole-points.ts';

/** Turns the values of the pair that the scorer measured last into figures and reasons. */
export function explainPair(scorer: PairScorer, developerId: string, facts: Facts, now: number): Explanation {
  const youToProject = scorer.fit('youToProject');
  const projectToYou = scorer.fit('projectToYou');
  const score = scoreOf(youToProject, projectToYou);
  const terms = {
    youToProject: termsOf(scorer, 'youToProject'),
    projectToYou: termsOf(scorer, 'projectToYou'),
  };
  const forDeveloper = reasonsFor('developer', facts, now);
  const forOwner = reasonsFor('owner', facts, now);
  return {
    projectId: scorer.project.id,
    developerId,
    score,
    tier: tierOf(score),
    seat: seatOf(scorer.seat),
    full: isFull(scorer.project),
    fit: { youToProject: Math.round(youToProject), projectToYou: Math.round(projectToYou) },
    terms,
    values: {
      youToProject: [...scorer.youToProject.values],
      projectToYou: [...scorer.projectToYou.values],
    },
    skills: seatSkills(scorer, facts, terms),
    covers: facts.covers,
    missing: facts.missing,
    adds: facts.adds,
    shared: facts.shared,
    connections: connectionKinds(scorer.measured),
    reasonsForDeveloper: forDeveloper.map(({ text }) => text),
    reasonsForOwner: forOwner.map(({ text }) => text),
    reasonKindsForDeveloper: forDeveloper.map(({ kind }) => kind),
    reasonKindsForOwner: forOwner.map(({ kind }) => kind),
  };
}

/** Null for the single seat of a project without seats. */
function seatOf({ id, name, role, level }: Seat): Explanation['seat'] {
  if (id === null) return null;
  return { id, name, ...(role !== null && { role }), ...(level !== 'any' && { level }) };
}

/** The terms that can give points, in the order of `termNames`; their points add up to the rounded fit. */
function termsOf(scorer: PairScorer, direction: Direction): Term[] {
  const maxPoints = scorer.pointsOf(direction);
  const { values, assumed } = scorer[direction];
  const maxima = wholePoints(maxPoints);
  const points = wholePoints(contributions(maxPoints, values), { maxima });
  const terms: Term[] = [];
  for (const [at, name] of termNames.entries()) {
    const max = maxima[at] ?? 0;
    if (max === 0) continue;
    const term = { feature: name, label: termLabels[name], contribution: points[at] ?? 0, max };
    terms.push(assumed[at] === 1 ? { ...term, assumed: true } : term);
  }
  return terms;
}
