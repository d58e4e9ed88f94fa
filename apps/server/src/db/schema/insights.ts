import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often each page was opened on a day, in UTC. Sums only: no row is about anybody. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    /** A route pattern, never an address. */
    route: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
);

/** How loads of a day were rated. */
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
