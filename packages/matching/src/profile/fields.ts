import { pack } from '../index/words.ts';
import { bucketFeatures } from '../vectors/buckets.ts';
import type { PackedVector } from '../vectors/packed-vector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The fields that developers and projects are found by, as places in `IndexedDocument.fields`. The last is theirs who have a vector. */
export const fields = { skills: 0, words: 1, places: 2, people: 3, slices: 4, buckets: 5 } as const;

/** Everybody is in one of so many slices, by chance: to be looked at without being asked for anything. */
export const SLICES = 8192;

const nobody: readonly string[] = [];

/** People's ids as the vocabulary holds them, so that nobody's is kept more than once. */
export function peopleOnce(ids: readonly string[], { people }: Vocabulary): readonly string[] {
  return ids.length === 0 ? nobody : ids.map((id) => people.nameOf(people.numberOf(id)));
}

/** People as packed features, each once. */
export function peopleFeatures(ids: readonly string[], { people }: Vocabulary): Uint32Array {
  return Uint32Array.from(new Set(ids), (id) => pack(people.numberOf(id), 1)).sort();
}

/** The slice of whoever's id has this hash, as a packed feature. */
export function sliceFeature(hash: number): Uint32Array {
  return Uint32Array.of(pack(hash % SLICES, 1));
}

/** What is found by a vector, to be joined last: nothing at all where there is none. */
export function bucketParts(vector: PackedVector): Uint32Array[] {
  return vector.length === 0 ? [] : [bucketFeatures(vector)];
}
