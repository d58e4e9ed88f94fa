import { pack } from '../index/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The fields that developers and projects are found by, as places in `IndexedDocument.fields`. */
export const fields = { skills: 0, words: 1, places: 2, people: 3 } as const;

/** People as packed features, each once. */
export function peopleFeatures(ids: readonly string[], { people }: Vocabulary): Uint32Array {
  return Uint32Array.from(new Set(ids), (id) => pack(people.numberOf(id), 1)).sort();
}
