import type { Ctx } from '../../core/ctx.ts';
import { withTransaction } from '../../core/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findLastChange, listNewProjects } from '../projects/list/projects.list.service.ts';
import type { SavedSearchRow } from './saved-searches.repository.ts';
import * as repository from './saved-searches.repository.ts';

const pageSize = 500;

/** A change can be committed this long after its own time, so each run looks back this far. */
const overlapMs = 5 * 60_000;

/** More new projects of one run share one notification. */
const maxSeparate = 3;
const maxListed = 10;

/**
 * Notifies users of new open projects that fit a saved search. May run often, late and in several processes at once:
 * the transaction that stores the notification also stores which projects the search has found.
 */
export async function sendAlerts(ctx: Ctx): Promise<void> {
  const lastChange = await findLastChange(ctx);
  if (lastChange === undefined) return;
  const due = new Date(lastChange.getTime() + overlapMs);
  let after: string | undefined;
  do {
    const page = await repository.listDueSearches(ctx.db, due, after, pageSize);
    for (const { id } of page) await alertOrLog(ctx, id);
    after = page.length < pageSize ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
}

/** Logs a failure, so that it does not affect other searches. The next run tries again. */
async function alertOrLog(ctx: Ctx, searchId: string): Promise<void> {
  try {
    await withTransaction(ctx, (ctx) => checkSearch(ctx, searchId));
  } catch (err) {
    ctx.log.error({ err, search: searchId }, 'an alert failed and is retried by the next run');
  }
}

/** No-op if the search was deleted or its alerts were turned off in the meantime. */
async function checkSearch(ctx: Ctx, searchId: string): Promise<void> {
  const search = await repository.findWatchedForUpdate(ctx.db, searchId);
  if (search === undefined) return;
  const now = ctx.clock.now();
  const found = await listNewProjects(ctx, search.userId, search.filter, {
    postedAfter: search.alertsSince,
    changedAfter: new Date(search.checkedUntil.getTime() - overlapMs),
  });
  const ids = found.map(({ id }) => id);
  const fresh = await repository.insertHits(ctx.db, searchId, ids, now);
  await repository.updateSavedSearch(ctx.db, searchId, { checkedUntil: now });
  await notifyOf(
    ctx,
    search,
    found.filter(({ id }) => fresh.has(id)),
  );
}

type Found = Awaited<ReturnType<typeof listNewProjects>>;

async function notifyOf(ctx: Ctx, { userId, name }: SavedSearchRow, found: Found): Promise<void> {
  const toUser = { recipientId: userId, senderId: null, type: 'saved_search' } as const;
  if (found.length <= maxSeparate) {
    for (const { id, title } of found)
      await notify(ctx, { ...toUser, projectId: id, message: `New in your search “${name}”: ${title}` });
    return;
  }
  const projects = found.slice(0, maxListed).map(({ slug, title }) => ({ slug, title, reason: '' }));
  const message = `${found.length} new projects in your search “${name}”`;
  await notify(ctx, { ...toUser, projectId: null, projects, message });
}
