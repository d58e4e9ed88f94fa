import { changedLevels } from '@teamwright/matching/fairness/exposure-level.ts';
import type { Ctx } from '../../core/ctx.ts';
import { withTransaction } from '../../core/transaction.ts';
import { countPagesLately, isLearnedFrom } from '../learning/learning.exposure.service.ts';
import * as repository from './matching.exposure.repository.ts';
import { insertMatchChanges } from './matching.repository.ts';

/** So many people at a time. */
const partSize = 1000;

/**
 * Brings everybody's level to what the last seven days were. Only those whose level changed are indexed anew; doing it
 * again, or in two processes at once, changes nothing.
 */
export async function refreshExposure(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    if (!(await repository.lockExposure(inside.db))) return;
    const changed = changedLevels(await repository.listLevels(inside.db), await countPagesLately(inside));
    for (let from = 0; from < changed.length; from += partSize) {
      const part = changed.slice(from, from + partSize);
      const none = part.filter(({ level }) => level === 0).map(({ userId }) => userId);
      await repository.removeLevels(inside.db, none);
      const some = part.filter(({ level }) => level > 0);
      const stored = await repository.storeLevels(inside.db, some);
      await insertMatchChanges(inside.db, 'developer', [...none, ...stored]);
    }
    ctx.log.info({ people: changed.length }, 'levels of exposure are up to date');
  });
}

/** Removes the level of a person who has opted out, in the transaction that does so. */
export async function heedOptOut(ctx: Ctx, userId: string): Promise<void> {
  if (!(await isLearnedFrom(ctx, userId))) await repository.removeLevelOf(ctx.db, userId);
}

/** Removes the level of a person who leaves. */
export async function forgetExposure(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeLevelOf(ctx.db, userId);
}
