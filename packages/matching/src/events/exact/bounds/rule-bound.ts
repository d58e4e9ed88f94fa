import { type Rule, tolerance } from '../../rules/rule.ts';

/** People who may join a growing team, with bounds of the points that the team then has. */
export interface Candidates {
  /** The first `count` entries; the same for the other lists. */
  readonly people: Int32Array;
  readonly count: number;
  /** The most points of the whole team with this candidate, apart from gains. −∞ if no such team is allowed. */
  readonly whole: Float64Array;
  /** The most points that this candidate adds to any team. */
  readonly gain: Float64Array;
}

/**
 * Upper bounds of one rule while a team grows member by member. For each allowed team of `size` with the members so
 * far: size · points ≤ `whole` of any member who joins later + the `gain` of all who join. For the last member both
 * sides are equal. Points are the rule's share of the score, 0–100.
 */
export interface RuleBound {
  /** `person` becomes the member at position `at`. Members at later positions are forgotten. */
  add(at: number, person: number): void;
  /** Adds the bounds of this rule for each candidate as the member at position `at`. */
  rate(at: number, size: number, candidates: Candidates): void;
}

/** Converts values of a rule to points of a team. */
export class Points {
  readonly isHard: boolean;
  readonly #weight: number;
  readonly #least: number;

  constructor({ isHard, weight, least }: Pick<Rule, 'isHard' | 'weight' | 'least'>) {
    this.isHard = isHard;
    this.#weight = 100 * weight;
    this.#least = least - tolerance;
  }

  /** A rule about teams: the points of a team with this value, or −∞ if a hard rule demands more. */
  ofTeam(value: number, size: number): number {
    if (this.isHard) return value >= this.#least ? 0 : Number.NEGATIVE_INFINITY;
    return this.#weight * value * size;
  }

  /** A rule about members: the points of one member with this value. */
  ofMember(value: number): number {
    return this.ofTeam(value, 1);
  }
}
