import { readArea } from '@teamwright/matching/places/area.ts';
import { schoolKey } from '@teamwright/matching/places/school.ts';
import type { Ctx } from '../../core/ctx.ts';
import { withTransaction } from '../../core/transaction.ts';
import * as repository from './nearby.places.repository.ts';

/** Increment with every change to how areas and schools are parsed, so that stored places are parsed again. */
const placeRules = 1;
const batch = 500;

/**
 * Parses area and school again, in the transaction that changed the profile. A different school loses its
 * verification.
 */
export async function storePlaces(ctx: Ctx, userId: string): Promise<void> {
  const typed = await repository.findTypedPlaces(ctx.db, userId);
  if (typed === undefined) return;
  const row = placesRow(userId, typed);
  await repository.upsertPlaces(ctx.db, [row]);
  await repository.removeSchoolVerification(ctx.db, userId, row.schoolKey);
}

/** Parses places that were stored by earlier rules, or by a server of an earlier version. */
export async function readStalePlaces(ctx: Ctx): Promise<void> {
  let count = batch;
  while (count === batch) count = await withTransaction(ctx, readBatch);
}

async function readBatch(ctx: Ctx): Promise<number> {
  const stale = await repository.listStaleForUpdate(ctx.db, placeRules, batch);
  await repository.upsertPlaces(
    ctx.db,
    stale.map(({ userId, ...typed }) => placesRow(userId, typed)),
  );
  return stale.length;
}

function placesRow(userId: string, typed: { area: string; school: string }): repository.PlacesRow {
  return { userId, ...typed, ...readArea(typed.area), schoolKey: schoolKey(typed.school), rules: placeRules };
}

/** Deletes a user's parsed places with their account. */
export async function deletePlaces(ctx: Ctx, userId: string): Promise<void> {
  await repository.removePlaces(ctx.db, userId);
  await repository.removeSchoolVerification(ctx.db, userId);
}
