import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { type Beacon, type insights, vitalNames } from '@teamwright/contracts/insights.ts';
import type { Ctx } from '../../core/ctx.ts';
import { unknownAddress } from '../../core/errors.ts';
import { hasPrivacySignal } from './insights.policy.ts';
import * as repository from './insights.repository.ts';

/**
 * Counts a browser's beacon, unless the browser requests privacy. @throws AppError `not_found` while the feature is
 * off
 */
export function recordBeacon(ctx: Ctx, beacon: Beacon, headers: Readonly<Record<string, unknown>>): void {
  const { pageCounter } = ctx.deps;
  if (pageCounter === null) throw unknownAddress();
  if (hasPrivacySignal(headers)) return;
  if (beacon.path !== undefined) pageCounter.view(beacon.path);
  for (const name of vitalNames) {
    const value = beacon.vitals?.[name];
    if (value !== undefined) pageCounter.vital(name, value);
  }
}

/** Sums of the last days including today. Saves the pending counts of this process first. */
export async function reportInsights(ctx: Ctx, days: number): Promise<Answer<typeof insights.report>> {
  await ctx.deps.pageCounter?.flush();
  const dates = Array.from({ length: days }, (_, back) => isoDay(ctx, days - 1 - back));
  const since = dates[0] ?? isoDay(ctx, 0);
  const [perDay, routes, loads] = await Promise.all([
    repository.listDays(ctx.db, since),
    repository.listRoutes(ctx.db, since),
    repository.listVitals(ctx.db, since),
  ]);
  const viewsOf = new Map(perDay.map(({ day, views }) => [day, views]));
  return {
    on: ctx.deps.pageCounter !== null,
    days: dates.map((day) => ({ day, views: viewsOf.get(day) ?? 0 })),
    routes,
    vitals: vitalNames.map((metric) => ({
      metric,
      ...ratings(loads.filter((row) => row.metric === metric)),
    })),
  };
}

function isoDay(ctx: Ctx, back: number): string {
  return new Date(ctx.clock.now().getTime() - back * dayMs).toISOString().slice(0, 10);
}

function ratings(rows: readonly { rating: 'good' | 'fair' | 'poor'; loads: number }[]) {
  const loads = { good: 0, fair: 0, poor: 0 };
  for (const row of rows) loads[row.rating] += row.loads;
  return loads;
}
