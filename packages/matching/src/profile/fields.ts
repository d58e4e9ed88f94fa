import { pack } from '../index/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The index fields of developers and projects, as positions in `IndexedDocument.fields`. */
export const fields = { skills: 0, words: 1, places: 2, people: 3, slices: 4 } as const;

/**
 * Number of random slices; every record is in one of them, so that exploration can pick records without a
 * query.
 */
export const sliceCount = 8192;

const noIds: readonly string[] = [];

/** User ids from the vocabulary, so that each id is stored only once. */
export function peopleOnce(ids: readonly string[], { people }: Vocabulary): readonly string[] {
  return ids.length === 0 ? noIds : ids.map((id) => people.nameOf(people.numberOf(id)));
}

/** User ids as packed features, without duplicates. */
export function peopleFeatures(ids: readonly string[], { people }: Vocabulary): Uint32Array {
  return Uint32Array.from(new Set(ids), (id) => pack(people.numberOf(id), 1)).sort();
}

/** The slice of the id with this hash, as a packed feature. */
export function sliceFeature(hash: number): Uint32Array {
  return Uint32Array.of(pack(hash % sliceCount, 1));
}
