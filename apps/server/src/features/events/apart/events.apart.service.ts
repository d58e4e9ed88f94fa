import { limits } from '@teamwright/contracts/core/limits.ts';
import type { KeptApart } from '@teamwright/contracts/events/keep-apart.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import type { EventRow } from '../events.repository.ts';
import { getManaged, lockManaged } from '../events.service.ts';
import { listPeopleIds } from '../forming/events.instance.repository.ts';
import * as repository from './events.apart.repository.ts';

type Pairs = readonly (readonly [string, string])[];

export async function listKeptApart(ctx: UserCtx, eventId: string): Promise<KeptApart> {
  const event = await getManaged(ctx, eventId);
  return await keptApartOf(ctx, event);
}

/**
 * Takes the version from a row that was read before the pairs. If they change in between, an edit with this version is
 * rejected. With a later version, it would overwrite the change.
 */
async function keptApartOf(
  ctx: UserCtx,
  { id, apartVersion: version, apartChangedBy: changedBy }: EventRow,
): Promise<KeptApart> {
  const pairs = await repository.listApart(ctx.db, id);
  return { pairs, invited: await repository.listInvitedApart(ctx.db, id), version, changedBy };
}

interface Wanted {
  readonly pairs: Pairs;
  readonly invited?: Pairs | undefined;
  readonly version: number;
}

/**
 * A stored pair stays valid after one of the two has left or is absent.
 * @throws AppError `conflict` if the pairs have changed since `version`; `invalid` for a new pair that does not name
 * two participants with a place, and for an imported pair that is not stored
 */
export async function putKeptApart(ctx: UserCtx, eventId: string, wanted: Wanted): Promise<KeptApart> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (event.apartVersion !== wanted.version)
      throw new AppError('conflict', 'The list has changed in the meantime. Please check it and try again.');
    const known = new Set(await listPeopleIds(ctx.db, event.id));
    const before = await keptApartOf(ctx, event);
    const stored = keysOf(before.pairs);
    const ordered = wanted.pairs.map(([one, other], index): [string, string] => {
      const pair: [string, string] = one < other ? [one, other] : [other, one];
      const isNew = !stored.has(pair.join());
      if (one === other || (isNew && !(known.has(one) && known.has(other))))
        throw invalidField(`pairs.${index}`, 'Choose two participants with a place');
      return pair;
    });
    const different = new Map(ordered.map((pair) => [pair.join(), pair]));
    await repository.replaceApart(ctx.db, event.id, [...different.values()]);
    if (wanted.invited) await keepInvited(ctx, event, { before: before.invited, wanted: wanted.invited });
    const { userId } = ctx.actor;
    await repository.updateApartVersion(ctx.db, event.id, userId);
    await emit(ctx, 'event.changed', { eventId: event.id });
    return await keptApartOf(ctx, {
      ...event,
      apartVersion: event.apartVersion + 1,
      apartChangedBy: userId,
    });
  });
}

function keysOf(pairs: Pairs): Set<string> {
  return new Set(pairs.map((pair) => pair.join()));
}

/**
 * Removes the imported pairs that are not wanted.
 * @throws AppError `invalid` for a pair that is not stored: new ones come from an import only
 */
async function keepInvited(
  ctx: Ctx,
  { id }: EventRow,
  { before, wanted }: { readonly before: Pairs; readonly wanted: Pairs },
): Promise<void> {
  const stored = keysOf(before);
  const unknown = wanted.findIndex((pair) => !stored.has(pair.join()));
  if (unknown !== -1) throw invalidField(`invited.${unknown}`, 'This pair was not imported');
  const kept = keysOf(wanted);
  await repository.removeInvitedApart(ctx.db, id);
  await repository.insertInvitedApart(
    ctx.db,
    id,
    before.filter((pair) => kept.has(pair.join())),
  );
}

/**
 * Stores imported pairs of a locked event, in addition to those that are stored.
 * @throws AppError `invalid` above the limit
 */
export async function addImportedApart(ctx: UserCtx, event: EventRow, pairs: Pairs): Promise<void> {
  const stored = await keptApartOf(ctx, event);
  if (stored.pairs.length + stored.invited.length + pairs.length > limits.pairsApart)
    throw invalidField('csv', `An event keeps at most ${limits.pairsApart} pairs apart`);
  if (pairs.length === 0) return;
  await repository.insertInvitedApart(ctx.db, event.id, pairs);
  await settleImportedApart(ctx, event.id);
  await repository.updateApartVersion(ctx.db, event.id, ctx.actor.userId);
}

/** Removes the imported pairs of a locked event. */
export async function removeImportedApart(ctx: UserCtx, eventId: string): Promise<void> {
  const removed = await repository.removeInvitedApart(ctx.db, eventId);
  if (removed > 0) await repository.updateApartVersion(ctx.db, eventId, ctx.actor.userId);
}

/** Removes the imported pairs of an address from a locked event. */
export async function removeImportedApartOf(ctx: Ctx, eventId: string, email: string): Promise<void> {
  const removed = await repository.removeInvitedApartOf(ctx.db, eventId, email);
  if (removed > 0) await repository.updateApartVersion(ctx.db, eventId, null);
}

export async function listEventIdsPairing(ctx: Ctx, email: string): Promise<string[]> {
  return await repository.listEventIdsPairing(ctx.db, email);
}

/** Imported pairs count as soon as both have registered. Call it while the event is locked. */
export async function settleImportedApart(ctx: Ctx, eventId: string): Promise<void> {
  const moved = await repository.moveRegisteredApart(ctx.db, eventId);
  if (moved > 0) await repository.updateApartVersion(ctx.db, eventId, null);
}
