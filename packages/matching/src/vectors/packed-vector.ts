/**
 * A vector as stored in the index: the number of dimensions, the square of its length, and its values in 8
 * bits each, four to a number. Empty without a vector.
 */
export type PackedVector = Uint32Array;

const head = 2;
const topValue = 127;
const none: PackedVector = new Uint32Array(0);

/** Packs a vector of any length; a missing, zero or non-finite vector gives an empty one. */
export function packVector(vector: Float32Array | null | undefined): PackedVector {
  const most = vector?.reduce((top, value) => Math.max(top, Math.abs(value)), 0) ?? 0;
  if (!vector || most === 0 || !Number.isFinite(most)) return none;
  const packed = new Uint32Array(head + Math.ceil(vector.length / 4));
  let square = 0;
  for (let at = 0; at < vector.length; at += 1) {
    const whole = Math.round(((vector[at] ?? 0) / most) * topValue);
    square += whole * whole;
    const word = head + (at >> 2);
    packed[word] = (packed[word] ?? 0) | ((whole & 0xff) << ((at & 3) * 8));
  }
  packed[0] = vector.length;
  packed[1] = square;
  return packed;
}

export function unpackVector(packed: PackedVector): Int8Array {
  const values = new Int8Array(packed[0] ?? 0);
  for (let at = 0; at < values.length; at += 1)
    values[at] = (packed[head + (at >> 2)] ?? 0) >>> ((at & 3) * 8);
  return values;
}

/** The cosine of the angle between an unpacked vector and a packed one; −1 if their dimensions differ. */
export function cosine(one: Int8Array, square: number, other: PackedVector): number {
  if (one.length === 0 || other[0] !== one.length) return -1;
  let product = 0;
  for (let at = 0, word = head; at < one.length; at += 4, word += 1) {
    const four = other[word] ?? 0;
    // After the last dimension the packed values are 0 and the others undefined.
    product +=
      (one[at] ?? 0) * ((four << 24) >> 24) +
      (one[at + 1] ?? 0) * ((four << 16) >> 24) +
      (one[at + 2] ?? 0) * ((four << 8) >> 24) +
      (one[at + 3] ?? 0) * (four >> 24);
  }
  return product / Math.sqrt(square * (other[1] ?? 1));
}

/** The square of a packed vector's length. */
export function squareOf(packed: PackedVector): number {
  return packed[1] ?? 0;
}
