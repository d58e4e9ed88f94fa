import { z } from 'zod';
import { done, id, queryNumber } from './common.ts';
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

const market = {
  skillId: z.string(),
  label: z.string(),
  /** Open projects of others that ask for it. */
  projects: z.number(),
  /** Other people who show it. */
  people: z.number(),
};

/** What a person's own skills come to, as series for charts. Of confirmed skills, where nothing else is said. */
export const skillReport = z.object({
  /** The strongest fields of work, at most six. `strength` is between 0 and 1. */
  areas: z.array(z.object({ label: z.string(), strength: z.number(), skills: z.array(z.string()) })),
  /** At the end of each month, oldest first: skills by then, and those of them shown in work. */
  growth: z.array(z.object({ month: z.string(), all: z.number(), shown: z.number() })),
  /** Labels: declared and shown in work, only shown in work, only declared. */
  standing: z.object({
    both: z.array(z.string()),
    shown: z.array(z.string()),
    declared: z.array(z.string()),
  }),
  /** Open projects that this person could ask to join. */
  openProjects: z.number(),
  /** Each of the person's skills, the most asked for first. */
  demand: z.array(z.object(market)),
  /** Skills to gain: each alone would make `opens` more of the open projects a good match. Most first. */
  next: z.array(z.object({ ...market, opens: z.number() })),
});

export type SkillReport = z.infer<typeof skillReport>;

export const insights = {
  record: endpoint({
    method: 'POST',
    path: '/api/insights',
    access: 'anyone',
    summary: 'Count a page view; unknown while the operator has not turned counting on',
    body: beacon,
    response: done,
  }),
  skills: endpoint({
    method: 'GET',
    path: '/api/insights/skills/:userId',
    access: 'user',
    summary: "Series for the charts of one's own skills: strength, growth, evidence, demand and supply",
    params: z.object({ userId: id }),
    response: skillReport,
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
