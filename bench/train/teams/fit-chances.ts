import { solve } from '@teamwright/matching/learn/linear-algebra.ts';
import { type ChanceWeights, chanceOf } from '../../match/team/chances.ts';
import { prospectNames } from '../../match/team/prospects.ts';

/**
 * For a person and a skill: how many questions require the skill, and in how many of them the person shows
 * it.
 */
export interface Observation {
  readonly row: Float64Array;
  readonly asked: number;
  readonly shown: number;
}

/** Strength of the regularisation of standardised weights towards 0, in observations. */
const shrinkage = 100;
const steps = 8;

/** Logistic regression by Newton's method; the first feature is the constant and is not regularised. */
export function fitChances(observations: readonly Observation[]): ChanceWeights {
  const size = prospectNames.length;
  const { means, deviations } = scaleOf(observations, size);
  const scaled = observations.map(({ row, asked, shown }) => ({
    row: row.map((value, at) => (at === 0 ? 1 : (value - (means[at] ?? 0)) / (deviations[at] ?? 1))),
    asked,
    shown,
  }));
  let weights = new Float64Array(size);
  for (let step = 0; step < steps; step += 1) {
    const { gradient, hessian } = derivatives(scaled, weights);
    const move = solve(hessian, gradient);
    weights = weights.map((weight, at) => weight - (move[at] ?? 0));
    if (move.every((one) => Math.abs(one) < 1e-5)) break;
  }
  const raw = weights.map((weight, at) => (at === 0 ? weight : weight / (deviations[at] ?? 1)));
  for (let at = 1; at < size; at += 1) raw[0] = (raw[0] ?? 0) - (raw[at] ?? 0) * (means[at] ?? 0);
  return Object.fromEntries(prospectNames.map((name, at) => [name, Number((raw[at] ?? 0).toPrecision(5))]));
}

function scaleOf(observations: readonly Observation[], size: number) {
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  let all = 0;
  for (const { row, asked } of observations) {
    all += asked;
    for (let at = 0; at < size; at += 1) {
      const value = row[at] ?? 0;
      means[at] = (means[at] ?? 0) + asked * value;
      squares[at] = (squares[at] ?? 0) + asked * value * value;
    }
  }
  for (let at = 0; at < size; at += 1) means[at] = (means[at] ?? 0) / all;
  const deviations = squares.map((sum, at) => Math.sqrt(Math.max(0, sum / all - (means[at] ?? 0) ** 2)) || 1);
  return { means, deviations };
}

function derivatives(observations: readonly Observation[], weights: Float64Array) {
  const size = weights.length;
  const gradient = weights.map((weight, at) => (at === 0 ? 0 : shrinkage * weight));
  const hessian = Array.from({ length: size }, (_, at) =>
    new Float64Array(size).fill(at === 0 ? 0 : shrinkage, at, at + 1),
  );
  for (const { row, asked, shown } of observations) {
    const chance = chanceOf(row, weights);
    const error = asked * chance - shown;
    const curve = asked * chance * (1 - chance);
    for (let at = 0; at < size; at += 1) {
      const value = row[at] ?? 0;
      gradient[at] = (gradient[at] ?? 0) + error * value;
      const line = hessian[at];
      for (let other = 0; line && other < size; other += 1) {
        line[other] = (line[other] ?? 0) + curve * value * (row[other] ?? 0);
      }
    }
  }
  return { gradient, hessian };
}
