import { z } from 'zod';
import { done, queryNumber } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Google's three measures of how a page feels, and the words for their thresholds. */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export const vitalRatings = ['good', 'fair', 'poor'] as const;

export type VitalName = (typeof vitalNames)[number];

/** Milliseconds, or the score of layout shifts. */
const measure = z.number().min(0).max(3_600_000).optional();

/** One page that was opened, or how one load went. Nothing that tells one visitor from another. */
const beacon = z.object({
  path: z.string().max(2_000).optional(),
  vitals: z.object({ lcp: measure, inp: measure, cls: measure }).optional(),
});

export type Beacon = z.output<typeof beacon>;

const views = z.number();

export const insights = {
  record: endpoint({
    method: 'POST',
    path: '/api/insights',
    access: 'anyone',
    summary: 'Count a page view; unknown while the operator has not turned counting on',
    body: beacon,
    response: done,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/admin/insights',
    access: 'admin',
    summary: 'Page views by day and by page, and how loads were rated',
    query: z.object({ days: queryNumber(1, 30).pipe(z.number().max(365, 'Must be at most 365')) }),
    response: z.object({
      /** Whether this installation counts. */
      on: z.boolean(),
      /** Every day of the time asked for, oldest first, in UTC. */
      days: z.array(z.object({ day: z.string(), views })),
      /** Route patterns such as `/project/:slug`, most viewed first. */
      routes: z.array(z.object({ route: z.string(), views })),
      vitals: z.array(
        z.object({ metric: z.enum(vitalNames), good: z.number(), fair: z.number(), poor: z.number() }),
      ),
    }),
  }),
} as const;
