import { pack } from '../index/words.ts';
import { type PackedVector, unpackVector } from './packed-vector.ts';
import { Rotation } from './rotation.ts';

/** Chosen with `bench/matching/vectors.ts`: fewer tables find less, more bits need more tables. */
const tables = 40;
const bits = 12;

const rotations = new Map<string, Rotation>();

/**
 * The buckets of a vector as packed features: in each table, the signs of twelve coordinates after a
 * rotation. Vectors at a small angle share many buckets (Charikar 2002). The same in every process.
 */
export function bucketFeatures(vector: PackedVector): Uint32Array {
  if (vector.length === 0) return vector;
  const rotated = rotate(vector);
  const features = new Uint32Array(tables);
  for (let table = 0; table < tables; table += 1)
    features[table] = pack(featureIn(table, keyIn(table, rotated)), 1);
  return features;
}

/**
 * The buckets to search for vectors near this one, in rings: its bucket in each table, then in each table the
 * bucket it missed by the least, and so on.
 */
export function bucketsAround(vector: PackedVector): number[][] {
  const rotated = rotate(vector);
  const byTable = Array.from({ length: tables }, (_, table) => {
    const key = keyIn(table, rotated);
    const margins = rotated.subarray(table * bits, (table + 1) * bits).map(Math.abs);
    const nearest = [...margins.keys()].sort((a, b) => (margins[a] ?? 0) - (margins[b] ?? 0) || a - b);
    return [key, ...nearest.map((bit) => key ^ (1 << bit))].map((one) => featureIn(table, one));
  });
  return Array.from({ length: bits + 1 }, (_, ring) => byTable.flatMap((features) => features[ring] ?? []));
}

function featureIn(table: number, key: number): number {
  return (table << bits) | key;
}

function keyIn(table: number, rotated: Float32Array): number {
  let key = 0;
  for (let bit = 0; bit < bits; bit += 1) if ((rotated[table * bits + bit] ?? 0) > 0) key |= 1 << bit;
  return key;
}

/** As many coordinates as all tables need, from several rotations if there are few dimensions. */
function rotate(vector: PackedVector): Float32Array {
  const values = unpackVector(vector);
  const rotated = new Float32Array(tables * bits);
  for (let at = 0, salt = 0; at < rotated.length; salt += 1) {
    const part = rotationOf(values.length, salt)
      .rotate(values)
      .subarray(0, rotated.length - at);
    rotated.set(part, at);
    at += part.length;
  }
  return rotated;
}

function rotationOf(dimensions: number, salt: number): Rotation {
  const name = `${dimensions} ${salt}`;
  const rotation = rotations.get(name) ?? new Rotation(dimensions, salt);
  rotations.set(name, rotation);
  return rotation;
}
