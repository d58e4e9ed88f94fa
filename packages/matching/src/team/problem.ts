import type { DeveloperRecord } from '../profile/developer-record.ts';

/** A developer in the numeric form used by the search for a team. */
export interface Person {
  readonly id: string;
  readonly hash: number;
  /** Probability in 0–1 that the developer can do each required skill; own and implied skills only. */
  readonly credits: Float64Array;
  /** A bit for each must-have that the developer has. */
  readonly shows: number;
  /** Hours shared with the owner and hours a week, 0–1. */
  readonly hours: number;
  /** The share of the points for a fair share of invitations that the invitations of the last year cost, 0–1. */
  readonly invitationCost: number;
  readonly record: DeveloperRecord | undefined;
}

export interface Problem {
  /** The weight of each required skill; the sum is 1. */
  readonly weights: Float64Array;
  /** Maximum number of skills that a member takes on. */
  readonly capacity: number;
  /** Current members of the team. */
  readonly fixed: readonly Person[];
  /** Seats to fill, including those of pinned developers. */
  readonly seats: number;
  /** Developers who always get a seat. */
  readonly pinned: readonly Person[];
  /** In the order of their hashes, so that ties are not decided by the age of the account. */
  readonly candidates: readonly Person[];
  /** The connection between two developers, 0–1. */
  readonly connection: (one: Person, other: Person) => number;
}

/** The number of set bits of a mask. */
export function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

export function byHash(one: Person, other: Person): number {
  return one.hash - other.hash || (one.id < other.id ? -1 : 1);
}
