import { hashId } from '../index/hash.ts';

/** Two rounds of random signs and a Hadamard transform mix a vector as well as a random rotation. */
const rounds = 2;

/**
 * Rotates vectors of one dimension, always in the same way: signs by hash, then the fast Hadamard transform.
 * This spreads the values over all coordinates if a model uses only a few.
 */
export class Rotation {
  /** The next power of two. */
  readonly size: number;
  readonly #signs: readonly Int8Array[];

  /** Rotations of the same dimension with different `salt` differ. */
  constructor(dimensions: number, salt: number) {
    this.size = 2 ** Math.ceil(Math.log2(Math.max(2, dimensions)));
    this.#signs = Array.from({ length: rounds }, (_, round) =>
      Int8Array.from({ length: this.size }, (_, at) => (hashId(`${salt} ${round} ${at}`) & 1 ? 1 : -1)),
    );
  }

  /** The rotated vector of length `size`; lengths are scaled by a constant factor, angles are unchanged. */
  rotate(vector: ArrayLike<number>): Float32Array {
    const rotated = new Float32Array(this.size);
    rotated.set(vector);
    for (const signs of this.#signs) {
      for (let at = 0; at < this.size; at += 1) rotated[at] = (rotated[at] ?? 0) * (signs[at] ?? 1);
      transform(rotated);
    }
    return rotated;
  }
}

function transform(values: Float32Array): void {
  for (let half = 1; half < values.length; half *= 2) {
    for (let start = 0; start < values.length; start += 2 * half) {
      for (let at = start; at < start + half; at += 1) {
        const one = values[at] ?? 0;
        const other = values[at + half] ?? 0;
        values[at] = one + other;
        values[at + half] = one - other;
      }
    }
  }
}
