import { createHash } from 'node:crypto';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type {
  NewSavedSearch,
  SavedFilter,
  SavedSearch,
  SavedSearchChanges,
} from '@teamwright/contracts/projects/saved-searches.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { isNarrowing, tidyFilter } from './saved-searches.policy.ts';
import * as repository from './saved-searches.repository.ts';
import { savedSearchView } from './saved-searches.view.ts';

const what = 'Saved search';

export async function listSavedSearches(ctx: UserCtx): Promise<{ searches: SavedSearch[] }> {
  const rows = await repository.listSavedSearches(ctx.db, ctx.actor.userId);
  return { searches: rows.map(savedSearchView) };
}

/**
 * Saves a search. A filter that is saved already gives that search, unchanged.
 * @throws AppError `invalid` for a filter that leaves nothing out, `conflict` above the limit
 */
export async function createSavedSearch(ctx: UserCtx, input: NewSavedSearch): Promise<SavedSearch> {
  const filter = tidyFilter(input.filter);
  if (!isNarrowing(filter)) throw invalidField('filter', 'Choose at least one filter before you save');
  const { userId } = ctx.actor;
  const filterDigest = digestOf(filter);
  return await withTransaction(ctx, async (ctx) => {
    await repository.lockOwner(ctx.db, userId);
    const known = await repository.findSavedSearchByFilter(ctx.db, userId, filterDigest);
    if (known !== undefined) return savedSearchView(known);
    if ((await repository.countSavedSearches(ctx.db, userId)) >= limits.savedSearches)
      throw new AppError(
        'conflict',
        `You can save at most ${limits.savedSearches} searches. Delete one first.`,
      );
    const now = ctx.clock.now();
    const { name, alerts } = input;
    const times = { alertsSince: now, checkedUntil: now, createdAt: now };
    const row = await repository.insertSavedSearch(ctx.db, {
      id: newId(),
      userId,
      name,
      filter,
      filterDigest,
      alerts,
      ...times,
    });
    if (row === undefined) throw notFound(what);
    return savedSearchView(row);
  });
}

/** Renames a search or turns its alerts on or off. With alerts on, only projects posted from now on are new. */
export async function editSavedSearch(
  ctx: UserCtx,
  id: string,
  { name, alerts }: SavedSearchChanges,
): Promise<SavedSearch> {
  return await withTransaction(ctx, async (ctx) => {
    const row = await repository.findOwnForUpdate(ctx.db, id, ctx.actor.userId);
    if (row === undefined) throw notFound(what);
    const now = ctx.clock.now();
    const restart = alerts === true && !row.alerts ? { alertsSince: now, checkedUntil: now } : {};
    const changes = { name: name ?? row.name, alerts: alerts ?? row.alerts, ...restart };
    const changed = await repository.updateSavedSearch(ctx.db, id, changes);
    if (changed === undefined) throw notFound(what);
    return savedSearchView(changed);
  });
}

/** @throws AppError `not_found` */
export async function removeSavedSearch(ctx: UserCtx, id: string): Promise<void> {
  if (!(await repository.removeSavedSearch(ctx.db, id, ctx.actor.userId))) throw notFound(what);
}

/** Deletes a user's saved searches with their account. */
export async function deleteSavedSearches(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeSavedSearchesOf(ctx.db, userId);
}

function digestOf(filter: SavedFilter): string {
  return createHash('sha256').update(JSON.stringify(filter)).digest('hex');
}
