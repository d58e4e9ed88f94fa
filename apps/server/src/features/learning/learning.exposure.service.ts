import type { ExposureReport } from '@teamwright/contracts/learning.ts';
import { exposureOf } from '@teamwright/matching/fairness/exposure.ts';
import { fairness } from '@teamwright/matching/fairness/rules.ts';
import type { Ctx } from '../../core/ctx.ts';
import * as repository from './learning.exposure.repository.ts';
import { daysBefore } from './learning.policy.ts';
import { findOptedOut } from './learning.repository.ts';

interface ExposureState {
  readonly capped: boolean;
  readonly newcomer: boolean;
}

const unknown: ExposureState = { capped: false, newcomer: false };

/**
 * Which of these users are above the weekly cap, and which are newcomers. For users who opted out, only the age of
 * the account counts: without records they would always look new.
 */
export async function exposureStateOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(id: string) => ExposureState> {
  const now = ctx.clock.now();
  const rows = await repository.listExposed(ctx.db, ids, daysBefore(now, 7));
  const youngest = daysBefore(now, fairness.newcomerDays);
  const states = new Map(
    rows.map(({ id, createdAt, learning, everShown, recentPages }) => [
      id,
      {
        capped: recentPages > fairness.pagesPerWeek,
        newcomer: createdAt > youngest || (!everShown && learning !== false),
      },
    ]),
  );
  return (id) => states.get(id) ?? unknown;
}

/** False for users who opted out. */
export async function isLearnedFrom(ctx: Ctx, userId: string): Promise<boolean> {
  return !(await findOptedOut(ctx.db, userId));
}

/** The number of recorded pages of each user in the last seven days. */
export async function countRecentPages(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await repository.listPages(ctx.db, daysBefore(ctx.clock.now(), 7));
  return new Map(rows.map(({ userId, pages }) => [userId, pages]));
}

/** How evenly users were recommended in the last days, for administrators. */
export async function reportExposure(ctx: Ctx, days: number): Promise<ExposureReport> {
  const since = daysBefore(ctx.clock.now(), days);
  const [times, people, outcomes] = await Promise.all([
    repository.listShownTimes(ctx.db, since),
    repository.countShowable(ctx.db),
    repository.countOutcomes(ctx.db, since),
  ]);
  return { ...exposureOf(times, people), ...outcomes };
}
