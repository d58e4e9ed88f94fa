import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ExposureReport, PublicExposure } from '@teamwright/contracts/learning.ts';
import { exposureOf } from '@teamwright/matching/fairness/exposure.ts';
import { fairness } from '@teamwright/matching/fairness/rules.ts';
import type { Ctx, Deps } from '../../core/ctx.ts';
import * as repository from './learning.exposure.repository.ts';
import { canPublishExposure, daysBefore } from './learning.policy.ts';
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
  const [exposure, outcomes] = await Promise.all([
    measureExposure(ctx, since),
    repository.countOutcomes(ctx.db, since),
  ]);
  return { ...exposure, ...outcomes };
}

interface Published {
  readonly at: number;
  readonly report: Promise<PublicExposure>;
}

/** The report is cached this long: counting reads the whole log. */
export const publicExposureMaxAgeMs = 10 * 60 * 1000;
const published = new WeakMap<Deps, Published>();

/** The same totals for every visitor, without names and without outcomes. Concurrent calls share one count. */
export function readPublicExposure(ctx: Ctx): Promise<PublicExposure> {
  const now = ctx.clock.now().getTime();
  const last = published.get(ctx.deps);
  if (last && now - last.at < publicExposureMaxAgeMs) return last.report;
  const counted = { at: now, report: countPublicExposure(ctx, now) };
  published.set(ctx.deps, counted);
  counted.report.catch(() => {
    if (published.get(ctx.deps) === counted) published.delete(ctx.deps);
  });
  return counted.report;
}

async function countPublicExposure(ctx: Ctx, now: number): Promise<PublicExposure> {
  const { days } = limits.publicExposure;
  const exposure = await measureExposure(ctx, daysBefore(new Date(now), days));
  return {
    policy: ctx.deps.matchIndex.matcher.policy,
    at: new Date(now).toISOString(),
    days,
    exposure: canPublishExposure(exposure) ? exposure : null,
  };
}

async function measureExposure(ctx: Ctx, since: Date) {
  const [times, people] = await Promise.all([
    repository.listShownTimes(ctx.db, since),
    repository.countShowable(ctx.db),
  ]);
  return exposureOf(times, people);
}
