import { pack } from '../index/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where somebody is, as numbers; null where it is unknown. */
export interface Places {
  readonly area: number | null;
  readonly school: number | null;
}

/** Areas and schools are compared without case, spacing and ways to encode accents; '' is unknown. */
export function compilePlaces(
  { area, school }: { readonly area: string; readonly school: string },
  { places }: Vocabulary,
): Places {
  const numberOf = (kind: string, name: string) => {
    const key = placeKey(name);
    return key === '' ? null : places.numberOf(`${kind}:${key}`);
  };
  return { area: numberOf('area', area), school: numberOf('school', school) };
}

/** The known places as packed features. */
export function placeFeatures({ area, school }: Places): Uint32Array {
  return Uint32Array.from(
    [area, school].filter((place) => place !== null),
    (place) => pack(place, 1),
  ).sort();
}

/** Two unknown places are not the same. */
export function samePlace(one: number | null, other: number | null): boolean {
  return one !== null && one === other;
}

function placeKey(place: string): string {
  return place.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
