import { z } from 'zod';
import { queryNumber } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** How evenly people are recommended. Sums only: no person is in it. */
export const exposureReport = z.object({
  /** People who could have been shown, without those who opted out. */
  people: z.number(),
  /** Of them, those who were. */
  shown: z.number(),
  /** Places on pages. */
  slots: z.number(),
  /** 0 when all were shown equally often, towards 1 when few had everything. */
  gini: z.number(),
  /** Different people for each place. */
  distinctPerSlot: z.number(),
  /** Share of the places that the most shown hundredth of the people had. */
  topShare: z.number(),
  /** What came of it. */
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
      'How evenly people were recommended to projects: Gini, distinct people per place, share of the top 1 %',
    query: z.object({
      days: queryNumber(1, 30).pipe(z.number().max(limits.shownDays, `Must be at most ${limits.shownDays}`)),
    }),
    response: exposureReport,
  }),
} as const;
