import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { excluded } from '../../db/excluded.ts';
import { places, schoolVerifications } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';

export type PlacesRow = typeof places.$inferInsert;

/** Area and school as this user typed them. */
export async function findTypedPlaces(db: Db, userId: string) {
  const rows = await db
    .select({ area: profiles.area, school: profiles.school })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return rows[0];
}

/** Profiles whose area or school was not parsed yet, has changed since, or was parsed by other rules. Locked. */
export async function listStaleForUpdate(db: Db, rules: number, limit: number) {
  return await db
    .select({ userId: profiles.userId, area: profiles.area, school: profiles.school })
    .from(profiles)
    .leftJoin(places, eq(places.userId, profiles.userId))
    .where(
      and(
        sql`(${profiles.area} <> '' or ${profiles.school} <> '' or ${places.userId} is not null)`,
        or(
          isNull(places.userId),
          ne(places.area, profiles.area),
          ne(places.school, profiles.school),
          ne(places.rules, rules),
        ),
      ),
    )
    .limit(limit)
    .for('update', { of: profiles, skipLocked: true });
}

export async function upsertPlaces(db: Db, rows: readonly PlacesRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(places)
    .values([...rows])
    .onConflictDoUpdate({ target: places.userId, set: asInserted });
}

const asInserted = excluded(
  'area',
  'school',
  'country',
  'region',
  'city',
  'quarter',
  'schoolKey',
  'cityLabel',
  'quarterLabel',
  'rules',
);

export async function removePlaces(db: Db, userId: string): Promise<void> {
  await db.delete(places).where(eq(places.userId, userId));
}

/** The comparison key of this user's school; undefined if they have none. */
export async function findSchoolKey(db: Db, userId: string) {
  const rows = await db
    .select({ school: profiles.school, key: places.schoolKey })
    .from(profiles)
    .innerJoin(places, and(eq(places.userId, profiles.userId), eq(places.school, profiles.school)))
    .where(and(eq(profiles.userId, userId), ne(places.schoolKey, '')));
  return rows[0];
}

export async function upsertSchoolVerification(
  db: Db,
  verification: typeof schoolVerifications.$inferInsert,
): Promise<void> {
  const { userId: _, ...set } = verification;
  await db
    .insert(schoolVerifications)
    .values(verification)
    .onConflictDoUpdate({ target: schoolVerifications.userId, set });
}

export async function insertSchoolVerifications(
  db: Db,
  rows: readonly (typeof schoolVerifications.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(schoolVerifications).values([...rows]);
}

/** Those of the hashes that verify an account. */
export async function listUsedAddressHashes(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({ hash: schoolVerifications.addressHash })
    .from(schoolVerifications)
    .where(inArray(schoolVerifications.addressHash, [...hashes]));
  return rows.map(({ hash }) => hash);
}

/** Removes the verification; with a key, only if it belongs to another school. */
export async function removeSchoolVerification(db: Db, userId: string, exceptKey?: string): Promise<void> {
  await db
    .delete(schoolVerifications)
    .where(
      and(
        eq(schoolVerifications.userId, userId),
        exceptKey === undefined ? undefined : ne(schoolVerifications.schoolKey, exceptKey),
      ),
    );
}
