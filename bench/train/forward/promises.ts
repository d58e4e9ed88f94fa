import { chanceOfUse } from '@teamwright/matching/score/lenses/skill-lens.ts';
import {
  learningRelatedFactor,
  type Measure,
  measures,
  neutral,
  projectActivity,
  relatedSkillCredit,
  shareWithoutSkills,
} from '@teamwright/matching/score/weights.ts';
import { linear, type Model, stated } from './model.ts';

/** A promise of the score, as an upper limit of a sum over the learned points. */
interface Promised {
  readonly perPoint: Float64Array;
  readonly perConnectionPoint: number;
  readonly most: number;
}

/** A developer without any skill of the seat stays below 40; half a point is for rounding. */
const mostWithoutSkills = 39;
/**
 * A newcomer who declares all skills of a seat and visited today is a strong match of a new project. The fit may stay
 * below this by about a point, because promises are penalties.
 */
const leastOfNewcomer = 72;
/** More would rank users by their last visit first. */
const mostOfActivity = 20;

const relatedCredit = learningRelatedFactor * relatedSkillCredit;
const withoutSkills: Partial<Record<Measure, number>> = {
  coverage: relatedCredit ** 2,
  recency: relatedSkillCredit,
  nextUse: chanceOfUse(relatedCredit, 1),
};
/** A project that is two months old and requires five skills, whose owner has not finished one. */
const projectOfNewcomer =
  0.96 * projectActivity.fresh +
  projectActivity.owner * projectActivity.unknownOwner +
  (projectActivity.skills * 5) / projectActivity.enoughSkills;
/** What is known of the newcomer; the strength of a declared skill is 0.6, and its recency is half. */
const newcomer: Partial<Record<Measure, number>> = {
  coverage: 1,
  strength: 0.6,
  recency: 0.5,
  nextUse: 1,
  mostSimilarText: neutral.work,
  similarTexts: neutral.work,
  similarSkills: neutral.work,
  // A mean of both directions; in one of them, all points of activity are for the project.
  lastVisit: (1 + projectOfNewcomer) / 2,
  recentProjects: projectOfNewcomer / 2,
};

function perMeasure(valueFor: (name: Measure) => number): Float64Array {
  return Float64Array.from(linear, valueFor);
}

function isActivity(name: Measure): boolean {
  return measures.activity.some((one) => one === name);
}

const promises: readonly Promised[] = [
  {
    perPoint: perMeasure((name) => withoutSkills[name] ?? (name === 'strength' ? 0 : shareWithoutSkills)),
    perConnectionPoint: neutral.connections * shareWithoutSkills + 1 - neutral.connections,
    most: mostWithoutSkills - stated.exposure - shareWithoutSkills * (stated.hours + stated.interests),
  },
  {
    perPoint: perMeasure((name) => -(newcomer[name] ?? 0)),
    perConnectionPoint: -neutral.connections,
    most:
      stated.exposure + stated.hours * neutral.hours + stated.interests * neutral.interests - leastOfNewcomer,
  },
  { perPoint: perMeasure((name) => (isActivity(name) ? 1 : 0)), perConnectionPoint: 0, most: mostOfActivity },
];

/** Adds the gradient of the squared excess over each promise: per point, and last per point of connections. */
export function addExcess({ points, connectionPoints }: Model, price: number, gradient: Float64Array): void {
  for (const { perPoint, perConnectionPoint, most } of promises) {
    const sum = points.reduce(
      (total, one, at) => total + one * (perPoint[at] ?? 0),
      perConnectionPoint * connectionPoints,
    );
    const cost = 2 * price * Math.max(0, sum - most);
    for (const [at, per] of perPoint.entries()) gradient[at] = (gradient[at] ?? 0) + cost * per;
    gradient[points.length] = (gradient[points.length] ?? 0) + cost * perConnectionPoint;
  }
}
