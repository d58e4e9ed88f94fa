import { z } from 'zod';
import { queryNumber } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';

/** How evenly users are recommended. Totals only, without personal data. */
export const exposureReport = z.object({
  /** Users who could have been shown, without those who opted out. */
  people: z.number(),
  /** The users who were shown. */
  shown: z.number(),
  /** Slots on pages. */
  slots: z.number(),
  /** 0 if all were shown equally often, near 1 if a few had all slots. */
  gini: z.number(),
  /** Distinct users per slot. */
  distinctPerSlot: z.number(),
  /** Share of the slots that the most shown 1 % of the users had. */
  topShare: z.number(),
  /** The results of the recommendations. */
  opened: z.number(),
  invited: z.number(),
  accepted: z.number(),
});

export type ExposureReport = z.infer<typeof exposureReport>;

export const learning = {
  exposure: endpoint({
    method: 'GET',
    path: '/api/admin/exposure',
    access: 'admin',
    summary:
      'Measure how evenly users were recommended to projects: Gini, distinct users per slot, share of the top 1 %',
    query: z.object({
      days: queryNumber(1, 30).pipe(z.number().max(limits.shownDays, `Must be at most ${limits.shownDays}`)),
    }),
    response: exposureReport,
  }),
} as const;
