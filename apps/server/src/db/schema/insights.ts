import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views of each page per day in UTC. Only sums; no row is about a user. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    /** A route pattern, never a full path. */
    route: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
);

/** The ratings of page loads per day. */
export const webVitals = pgTable(
  'web_vitals',
  {
    day: date({ mode: 'string' }).notNull(),
    metric: text({ enum: ['lcp', 'inp', 'cls'] }).notNull(),
    rating: text({ enum: ['good', 'fair', 'poor'] }).notNull(),
    loads: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.metric, table.rating] }),
    check('web_vitals_metric_check', sql`${table.metric} in ('lcp', 'inp', 'cls')`),
    check('web_vitals_rating_check', sql`${table.rating} in ('good', 'fair', 'poor')`),
  ],
);
