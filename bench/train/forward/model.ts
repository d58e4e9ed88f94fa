import {
  type Direction,
  type Measure,
  type Mix,
  measures,
  mix,
  neutral,
  type Points,
  shareWithoutSkills,
  weights,
} from '@teamwright/matching/score/weights.ts';

/** The measures whose points are learned, of the terms that are weighted means. */
export const linear: readonly Measure[] = [
  ...measures.skills,
  ...measures.recent,
  ...measures.work,
  ...measures.activity,
];
export const connections: readonly Measure[] = measures.connections;

/** The learned part of the score. */
export interface Model {
  /** The points of each linear measure. */
  readonly points: Float64Array;
  /** The points of all connections together. */
  readonly connectionPoints: number;
  /** The share of these points that each connection alone gives. */
  readonly shares: Float64Array;
}

/** Points of hours, interests and exposure: no history tells about them. */
const { hours, interests, exposure } = weights.youToProject;
export const stated = { hours, interests, exposure, total: hours + interests + exposure };

/**
 * Numbers per row: how far the gate is open and the activity of the project (0–1), the linear measures, and the
 * connections.
 */
export const rowSize = 2 + linear.length + connections.length;
export const firstMeasure = 2;

/** From here on, the linear measures depend on the gate. */
const firstGated = measures.skills.length + measures.recent.length;
const firstOfActivity = linear.length - measures.activity.length;

/** The share with which the terms that depend on the skills of the seat count. */
export function gateOf(rows: Float32Array, from: number): number {
  return shareWithoutSkills + (1 - shareWithoutSkills) * (rows[from] ?? 0);
}

/** The value of a linear measure, averaged over both directions. */
export function linearValue(rows: Float32Array, from: number, at: number, gate: number): number {
  const value = rows[from + firstMeasure + at] ?? 0;
  if (at < firstGated) return value;
  // In the other direction, all points of activity are for the project.
  return gate * (at < firstOfActivity ? value : (value + (rows[from + 1] ?? 0)) / 2);
}

/** The chance that no connection of the row counts. */
export function unconnected(rows: Float32Array, from: number, shares: Float64Array): number {
  let none = 1;
  for (let at = 0; at < shares.length; at += 1)
    none *= 1 - (shares[at] ?? 0) * (rows[from + firstMeasure + linear.length + at] ?? 0);
  return none;
}

/** The average of both fits, without exposure. */
export function scoreOf(
  rows: Float32Array,
  from: number,
  { points, connectionPoints, shares }: Model,
): number {
  const gate = gateOf(rows, from);
  let score = gate * (stated.hours * neutral.hours + stated.interests * neutral.interests);
  for (let at = 0; at < points.length; at += 1)
    score += (points[at] ?? 0) * linearValue(rows, from, at, gate);
  return score + connectionPoints * connectionsValue(gate, unconnected(rows, from, shares));
}

export function connectionsValue(gate: number, none: number): number {
  return neutral.connections * gate + (1 - neutral.connections) * (1 - none);
}

const learnedTerms = ['skills', 'recent', 'work', 'activity'] as const satisfies readonly (keyof Points)[];

interface ModelFile {
  readonly points: Readonly<Record<Direction, Points>>;
  readonly mix: Mix;
}

/** The content of `model.json` with this model: whole points, and the same for all stated figures. */
export function modelFile({ points, connectionPoints, shares }: Model): ModelFile {
  const ofTerm = (term: (typeof learnedTerms)[number]) =>
    measures[term].reduce((sum, name) => sum + (points[linear.indexOf(name)] ?? 0), 0);
  const whole = Object.fromEntries(learnedTerms.map((term) => [term, Math.round(ofTerm(term))]));
  const connected = Math.round(connectionPoints);
  const rest = 100 - stated.total - connected - Object.values(whole).reduce((sum, one) => sum + one, 0);
  const youToProject = { ...weights.youToProject, ...whole, connections: connected };
  const learned = { ...youToProject, skills: youToProject.skills + rest };
  const mixed = learnedTerms.flatMap((term) => {
    const names = measures[term].slice(1);
    const shares = names.map((name) => rounded((points[linear.indexOf(name)] ?? 0) / ofTerm(term)));
    const first = rounded(1 - shares.reduce((sum, one) => sum + one, 0));
    return [
      [measures[term][0], first] as const,
      ...names.map((name, at) => [name, shares[at] ?? 0] as const),
    ];
  });
  return {
    points: {
      youToProject: learned,
      projectToYou: { ...learned, exposure: 0, hours: learned.hours + learned.exposure },
    },
    mix: {
      ...mix,
      ...Object.fromEntries(mixed),
      ...Object.fromEntries(connections.map((name, at) => [name, rounded(shares[at] ?? 0)])),
      // The history names no areas.
      sameArea: mix.sameArea,
    },
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
