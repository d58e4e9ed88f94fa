import type { Random } from './random.ts';

/**
 * Vectors like those of a model for texts about some subjects: similar within a subject, more so within its
 * branches.
 */
export interface SyntheticVectors {
  /** A vector of unit length about a random subject. */
  next(): Float32Array;
}

const subjectCount = 60;
const branchCount = 12;

/** @param common similarity of all vectors: 0 none; at 1 two random ones have a cosine near 0.45 */
export function syntheticVectors(dimensions: number, random: Random, common = 0): SyntheticVectors {
  const draw = (length: number) =>
    Float32Array.from({ length: dimensions }, () => (normal(random) * length) / Math.sqrt(dimensions));
  const shared = draw(1.4 * common);
  const subjects = Array.from({ length: subjectCount }, () => ({
    centre: draw(1),
    branches: Array.from({ length: branchCount }, () => draw(0.8)),
  }));
  return {
    next() {
      const subject = subjects[random.popular(subjectCount)];
      const branch = subject?.branches[random.below(branchCount)];
      const own = draw(0.9);
      return unit(
        own.map((value, at) => value + (shared[at] ?? 0) + (subject?.centre[at] ?? 0) + (branch?.[at] ?? 0)),
      );
    },
  };
}

/** A normally distributed number (Box and Muller 1958). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
