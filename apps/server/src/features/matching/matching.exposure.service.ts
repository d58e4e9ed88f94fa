import { changedLevels } from '@teamwright/matching/fairness/exposure-level.ts';
import type { Ctx } from '../../core/ctx.ts';
import { withTransaction } from '../../core/transaction.ts';
import { countRecentPages, isLearnedFrom } from '../learning/learning.exposure.service.ts';
import * as repository from './matching.exposure.repository.ts';
import { insertMatchChanges } from './matching.repository.ts';

/** Users per batch. */
const partSize = 1000;

/**
 * Updates all users' exposure levels from the last seven days. Re-indexes only users whose level changed. Idempotent,
 * also in two processes at once.
 */
export async function refreshExposure(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    if (!(await repository.lockExposure(inside.db))) return;
    const changed = changedLevels(await repository.listLevels(inside.db), await countRecentPages(inside));
    for (let from = 0; from < changed.length; from += partSize) {
      const part = changed.slice(from, from + partSize);
      const none = part.filter(({ level }) => level === 0).map(({ userId }) => userId);
      await repository.removeLevels(inside.db, none);
      const some = part.filter(({ level }) => level > 0);
      const stored = await repository.upsertLevels(inside.db, some);
      await insertMatchChanges(inside.db, 'developer', [...none, ...stored]);
    }
    ctx.log.info({ people: changed.length }, 'updated the exposure levels');
  });
}

/** Removes the level of a user who opts out, in the same transaction. */
export async function deleteOnOptOut(ctx: Ctx, userId: string): Promise<void> {
  if (!(await isLearnedFrom(ctx, userId))) await repository.removeLevelOf(ctx.db, userId);
}

/** Removes the level of a user whose account is deleted. */
export async function removeExposure(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeLevelOf(ctx.db, userId);
}
