import { pack } from '../index/words.ts';
import { readArea } from '../places/area.ts';
import { numberOfWhere, whereAgrees } from '../places/known-places.ts';
import { schoolKey } from '../places/school.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A user's area and school as numbers; null if unknown. */
export interface Places {
  /** The number of the town, with the number of its country in the lower bits: see `sameArea`. */
  readonly area: number | null;
  readonly school: number | null;
  /** The school, if an address verifies it. */
  readonly verifiedSchool: number | null;
}

interface TypedPlaces {
  readonly area: string;
  readonly school: string;
  readonly schoolVerified?: boolean;
}

/** Bits for the number of a country or region. */
const whereBits = 9;
const whereMask = (1 << whereBits) - 1;

/** Cache: many users type the same texts, and parsing them takes longer than the rest of a record. */
const readBefore = new WeakMap<Vocabulary, Map<string, number | null>>();

/** Areas and schools in the form that `places/` defines for comparison; '' is unknown. */
export function compilePlaces(
  { area, school, schoolVerified = false }: TypedPlaces,
  vocabulary: Vocabulary,
): Places {
  const schoolRead = readOnce(vocabulary, `school:${school}`, () => schoolNumber(school, vocabulary));
  return {
    area: readOnce(vocabulary, `area:${area}`, () => areaNumber(area, vocabulary)),
    school: schoolRead,
    verifiedSchool: schoolVerified ? schoolRead : null,
  };
}

function readOnce(vocabulary: Vocabulary, typed: string, read: () => number | null): number | null {
  const cache = readBefore.get(vocabulary) ?? new Map<string, number | null>();
  readBefore.set(vocabulary, cache);
  const cached = cache.get(typed);
  if (cached !== undefined) return cached;
  const number = read();
  cache.set(typed, number);
  return number;
}

/** Without a town, the country or region is the area. */
function areaNumber(typed: string, { places }: Vocabulary): number | null {
  const { city, country, region } = readArea(typed);
  if (city === '' && country === '') return null;
  const name = city === '' ? `wide:${country}-${region}` : `area:${city}`;
  return (
    ((places.numberOf(name) << whereBits) >>> 0) + (city === '' ? 0 : numberOfWhere({ country, region }))
  );
}

function schoolNumber(typed: string, { places }: Vocabulary): number | null {
  const key = schoolKey(typed);
  return key === '' ? null : places.numberOf(`school:${key}`);
}

/** The town of an area. The index holds only the town, because some users write no country. */
export function townOf(area: number): number {
  return area >>> whereBits;
}

/** The known town and school as packed features. */
export function placeFeatures({ area, school }: Places): Uint32Array {
  return Uint32Array.from(
    [area === null ? null : townOf(area), school].filter((place) => place !== null),
    (place) => pack(place, 1),
  ).sort();
}

/** Whether both are the same town with compatible countries. Unknown areas are never the same. */
export function sameArea(one: number | null, other: number | null): boolean {
  if (one === null || other === null || townOf(one) !== townOf(other)) return false;
  return one === other || whereAgrees(one & whereMask, other & whereMask);
}

/** Whether both are the same known school. */
export function sameSchool(one: number | null, other: number | null): boolean {
  return one !== null && one === other;
}
