import { z } from 'zod';
import { isoDateTime, queryNumber } from './core/common.ts';
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

/** What every visitor may read about the recommendations of this site. */
export const publicExposure = z.object({
  /** Identifies the points of the score in use. */
  policy: z.string(),
  /** When the figures were counted, and for how many days before. */
  at: isoDateTime,
  days: z.number(),
  /** Null if the figures are too small to be published. */
  exposure: exposureReport.omit({ opened: true, invited: true, accepted: true }).nullable(),
});

export type PublicExposure = z.infer<typeof publicExposure>;

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
  publicExposure: endpoint({
    method: 'GET',
    path: '/api/exposure',
    access: 'anyone',
    summary:
      'Read how evenly users were recommended in the last 30 days: totals without names, counted at most every ten minutes',
    response: publicExposure,
  }),
} as const;
