import { desc, gte, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pageViews, webVitals } from '../../db/schema/insights.ts';

type PageViews = typeof pageViews.$inferInsert;
type Loads = typeof webVitals.$inferInsert;

/** Adds to the daily sums. Rows are sorted, so that two processes cannot deadlock. */
export async function addViews(db: Db, rows: readonly PageViews[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(pageViews)
    .values(rows.toSorted((a, b) => `${a.day}${a.route}`.localeCompare(`${b.day}${b.route}`)))
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.route],
      set: { views: sql`${pageViews.views} + excluded.views` },
    });
}

export async function addLoads(db: Db, rows: readonly Loads[]): Promise<void> {
  if (rows.length === 0) return;
  const key = (row: Loads) => row.day + row.metric + row.rating;
  await db
    .insert(webVitals)
    .values(rows.toSorted((a, b) => key(a).localeCompare(key(b))))
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.metric, webVitals.rating],
      set: { loads: sql`${webVitals.loads} + excluded.loads` },
    });
}

export async function listDays(db: Db, since: string) {
  return await db
    .select({ day: pageViews.day, views: sum(pageViews.views).mapWith(Number) })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.day);
}

export async function listRoutes(db: Db, since: string) {
  const views = sum(pageViews.views).mapWith(Number);
  return await db
    .select({ route: pageViews.route, views })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.route)
    .orderBy(desc(views), pageViews.route);
}

export async function listVitals(db: Db, since: string) {
  return await db
    .select({
      metric: webVitals.metric,
      rating: webVitals.rating,
      loads: sum(webVitals.loads).mapWith(Number),
    })
    .from(webVitals)
    .where(gte(webVitals.day, since))
    .groupBy(webVitals.metric, webVitals.rating);
}
