import { prospectNames } from './prospects.ts';

/** Weight of each feature in the log-odds. */
export type ChanceWeights = Readonly<Record<string, number>>;

/** The probability that a candidate shows a skill in future work. */
export interface Chances {
  readonly people: number;
  readonly skills: number;
  /** person · skills + skill → 0–1. */
  readonly of: Float64Array;
}

/** `rows`: for each person one row per skill. */
export function chancesOf(
  rows: Iterable<readonly Float64Array[]>,
  weights: ChanceWeights,
  people: number,
  skills: number,
): Chances {
  const each = prospectNames.map((name) => weights[name] ?? 0);
  const of = new Float64Array(people * skills);
  let place = 0;
  for (const ofPerson of rows) {
    for (const row of ofPerson) {
      of[place] = chanceOf(row, each);
      place += 1;
    }
  }
  return { people, skills, of };
}

export function chanceOf(row: Float64Array, weights: ArrayLike<number>): number {
  let odds = 0;
  for (let at = 0; at < row.length; at += 1) odds += (weights[at] ?? 0) * (row[at] ?? 0);
  return 1 / (1 + Math.exp(-odds));
}
