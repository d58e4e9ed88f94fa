import { clamp, share } from '../../rules/measure.ts';
import type { Points, RuleBound } from './rule-bound.ts';

interface Levels {
  readonly sum: number;
  readonly low: number;
  readonly high: number;
}

/** The highest value that a team with these members can have if `later` more people of the cohort join. */
type BestValue = (team: Levels, cohort: Levels, later: number, size: number) => number;

export function levelBound(
  levels: Float64Array,
  maxSize: number,
  points: Points,
  bestValue: BestValue,
): RuleBound {
  const cohort = { sum: 0, low: Math.min(...levels), high: Math.max(...levels) };
  const steps = [...new Set(levels)];
  const stepOf = Int32Array.from(levels, (level) => steps.indexOf(level));
  /** The points with one more member of each level. */
  const table = new Float64Array(steps.length);
  const sums = new Float64Array(maxSize + 1);
  const lows = new Float64Array(maxSize + 1).fill(Number.POSITIVE_INFINITY);
  const highs = new Float64Array(maxSize + 1).fill(Number.NEGATIVE_INFINITY);
  const withLevel = (at: number, level: number): Levels => ({
    sum: (sums[at] ?? 0) + level,
    low: Math.min(lows[at] ?? 0, level),
    high: Math.max(highs[at] ?? 0, level),
  });
  const pointsWith = (at: number, size: number, level: number) =>
    points.ofTeam(bestValue(withLevel(at, level), cohort, size - at - 1, size), size);
  return {
    add(at, person) {
      const { sum, low, high } = withLevel(at, levels[person] ?? 0);
      sums[at + 1] = sum;
      lows[at + 1] = low;
      highs[at + 1] = high;
    },
    rate(at, size, { people, count, whole }) {
      const isTabled = steps.length < count;
      if (isTabled) for (const [step, level] of steps.entries()) table[step] = pointsWith(at, size, level);
      for (let index = 0; index < count; index += 1) {
        const person = people[index] ?? 0;
        const value = isTabled
          ? (table[stepOf[person] ?? 0] ?? 0)
          : pointsWith(at, size, levels[person] ?? 0);
        whole[index] = (whole[index] ?? 0) + value;
      }
    },
  };
}

/** `mean`: the mean level of the cohort. */
export function bestBalance(mean: number, tolerance: number): BestValue {
  return ({ sum }, cohort, later, size) => {
    const least = (sum + later * cohort.low) / size - mean;
    const most = (sum + later * cohort.high) / size - mean;
    const distance = least > 0 ? least : most < 0 ? -most : 0;
    return clamp(1 - distance / tolerance);
  };
}

export function bestMix(spread: number): BestValue {
  return ({ low, high }, cohort, later) => {
    const withOne = Math.max(high - low, cohort.high - low, high - cohort.low);
    return share(later === 0 ? high - low : later === 1 ? withOne : cohort.high - cohort.low, spread);
  };
}

export function bestLikeness(tolerance: number): BestValue {
  return ({ low, high }) => clamp(1 - (high - low) / tolerance);
}
