import type { RefitReport } from '@teamwright/contracts/matching/matching.ts';
import { type Refit, refit } from '@teamwright/matching/learn/refit.ts';
import { Scoring } from '@teamwright/matching/score/scoring.ts';
import { weights as shipped } from '@teamwright/matching/score/weights.ts';
import type { Ctx } from '../../core/ctx.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { listJudgedPages } from '../learning/learning.service.ts';
import * as repository from './matching.refit.repository.ts';
import { insertMatchChange } from './matching.repository.ts';

/** Once a night, even if a job is retried or two processes run it. */
const betweenMs = 20 * 3600 * 1000;
const shippedVersion = new Scoring(shipped).version;

/**
 * Fits the score's weights to the outcomes of shown pages. Activates them everywhere if they predict later outcomes
 * better. Stores the result in either case.
 */
export async function refitWeights(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    if (!(await repository.lockRefit(inside.db))) return;
    const now = inside.clock.now();
    if (await repository.findRefitSince(inside.db, new Date(now.getTime() - betweenMs))) return;
    const current = (await repository.findLearnedWeights(inside.db, shippedVersion)) ?? shipped;
    const found = refit(await listJudgedPages(inside), current, shipped);
    await store(inside, found, now);
  });
}

async function store(ctx: Ctx, found: Refit, now: Date): Promise<void> {
  const { verdict, pages, heldBack, before, after, weights } = found;
  const policy = new Scoring(weights).version;
  const taken = verdict === 'taken';
  const id = newId(now);
  const figures = { verdict, pages, heldBack, before, after, policy };
  await repository.insertRefit(ctx.db, {
    ...figures,
    id,
    shipped: shippedVersion,
    weights: taken ? weights : null,
    createdAt: now,
  });
  if (taken) await insertMatchChange(ctx.db, 'weights', id);
  ctx.log.info(figures, taken ? 'activated new score weights' : 'kept the score weights');
}

/** The active weights. */
export async function currentWeights(db: Ctx['db']) {
  return (await repository.findLearnedWeights(db, shippedVersion)) ?? shipped;
}

/** For administrators: the active points and the last result, even if it belongs to the points of another release. */
export async function reportRefit(ctx: Ctx): Promise<RefitReport> {
  const [learned, last] = await Promise.all([
    repository.findLearnedWeights(ctx.db, shippedVersion),
    repository.findLastRefit(ctx.db),
  ]);
  return {
    policy: new Scoring(learned ?? shipped).version,
    learned: learned !== undefined,
    last: last ? { ...last, at: last.at.toISOString() } : null,
  };
}
