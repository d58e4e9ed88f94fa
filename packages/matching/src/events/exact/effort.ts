/** How long a computation may take: by the clock, or by counted work. */
export interface Effort {
  /** Counts work; one step rates the people who may join a team. False if the computation must end. */
  spend(steps: number): boolean;
  /** The share of the work that is left, 0–1. */
  readonly shareLeft: () => number;
  /** Infinite if work is the limit. */
  readonly secondsLeft: () => number;
}

export interface EffortLimits {
  /** Without a number of steps the clock is the limit. */
  readonly maxSteps?: number;
  readonly msLeft: () => number;
  readonly isStopped: () => boolean;
}

/** The last steps before the end cannot be interrupted. */
const reserve = 0.04;

export function createEffort({ maxSteps, msLeft, isStopped }: EffortLimits): Effort {
  const totalMs = Math.max(1, msLeft());
  let steps = 0;
  const shareLeft = () => (maxSteps === undefined ? msLeft() / totalMs - reserve : 1 - steps / maxSteps);
  return {
    spend(more) {
      steps += more;
      return !isStopped() && shareLeft() > 0;
    },
    shareLeft,
    secondsLeft: () => (maxSteps === undefined ? Math.max(0, msLeft() / 1000) : Number.POSITIVE_INFINITY),
  };
}

/** An effort that ends after a share of what is left. */
export function firstPart(effort: Effort, share: number): Effort {
  const end = (1 - share) * effort.shareLeft();
  return { ...effort, spend: (steps) => effort.spend(steps) && effort.shareLeft() > end };
}

/** At most `seconds`; no limit if work is the limit, so that results do not depend on the clock. */
export function shortTime(effort: Effort, seconds: number): number {
  const left = effort.secondsLeft();
  return Number.isFinite(left) ? Math.min(seconds, left) : left;
}
