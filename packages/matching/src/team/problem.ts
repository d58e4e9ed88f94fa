import type { DeveloperRecord } from '../profile/developer-record.ts';

/** Somebody as the search for a team sees them: numbers only. */
export interface Person {
  readonly id: string;
  readonly hash: number;
  /** Chance in 0–1 that this person can do each required skill: own and implied ones, neighbours do not cover. */
  readonly credits: Float64Array;
  /** The must-haves that this person shows, a bit each. */
  readonly shows: number;
  /** Hours shared with the owner and hours a week, 0–1. */
  readonly hours: number;
  /** How often this person was asked lately, 0–1. */
  readonly exposure: number;
  readonly record: DeveloperRecord | undefined;
}

export interface Problem {
  /** What each required skill weighs; they add up to 1. */
  readonly weights: Float64Array;
  /** Skills that one member takes on at most. */
  readonly capacity: number;
  /** Who is on the team in any case. */
  readonly fixed: readonly Person[];
  /** Seats to fill, those of the pinned included. */
  readonly seats: number;
  /** Who takes a seat in any case. */
  readonly pinned: readonly Person[];
  /** In the order of their hashes, so that equals are not chosen by age. */
  readonly candidates: readonly Person[];
  /** What two people have in common, 0–1. */
  readonly tie: (one: Person, other: Person) => number;
}

/** Bits of a mask, at most 30. */
export function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

export function byHash(one: Person, other: Person): number {
  return one.hash - other.hash || (one.id < other.id ? -1 : 1);
}
