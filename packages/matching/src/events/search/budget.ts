/** Proposals between two looks at the clock. */
export const stretch = 256;

/** However short the time is: some milliseconds, so that at least teams of the allowed sizes are found. */
const minProposals = 4_096;

export interface Limits {
  /** A work budget in proposals. Without one, the time is the limit. */
  readonly iterations?: number;
  /** Fewer proposals if the time allows more. */
  readonly maxProposals?: number;
  readonly msLeft: () => number;
  /** Whether the caller wants the result so far. */
  readonly isStopped: () => boolean;
}

/** How much of its work a search has done: counted in proposals, or by the clock. */
export class Budget {
  readonly #limits: Limits;
  readonly #totalMs: number;
  #proposals = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#totalMs = Math.max(1, limits.msLeft());
  }

  /** Whether a step of the work should end early: the time is over, or the caller wants the result. */
  get isOver(): boolean {
    const { iterations, msLeft, isStopped } = this.#limits;
    return isStopped() || (iterations === undefined && msLeft() <= 0);
  }

  /** The share of the work that is done, 0–1, after further proposals. */
  spend(proposals: number): number {
    this.#proposals += proposals;
    if (this.#limits.isStopped()) return 1;
    const { iterations, maxProposals = Number.POSITIVE_INFINITY, msLeft } = this.#limits;
    if (iterations !== undefined) return Math.min(1, this.#proposals / iterations);
    const time = Math.min(1 - msLeft() / this.#totalMs, this.#proposals / minProposals);
    return Math.min(1, Math.max(time, this.#proposals / maxProposals));
  }
}
