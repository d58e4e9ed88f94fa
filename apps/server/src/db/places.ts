import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { places } from './schema/nearby.ts';
import { profiles } from './schema/profiles.ts';

/** A place as keys, '' for missing parts. */
export interface AreaKeys {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/** Only places that were read from the current text of the profile. */
export const ofProfile = sql`join ${profiles} on ${profiles.userId} = ${places.userId}
  and ${profiles.area} = ${places.area} and ${profiles.school} = ${places.school}`;

/**
 * Matches the same town if country and region agree where given. Without a town, matches the whole region or country.
 */
export function inArea({ country, region, city }: AreaKeys): SQL | undefined {
  if (city === '' && country === '') return sql`false`;
  const agrees = (column: AnyPgColumn, value: string) =>
    value === '' ? undefined : city === '' ? eq(column, value) : inArray(column, ['', value]);
  return and(
    city === '' ? undefined : eq(places.city, city),
    agrees(places.country, country),
    agrees(places.region, region),
  );
}
