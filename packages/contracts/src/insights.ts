import { z } from 'zod';
import { done, id, queryNumber } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';

/** Google's Core Web Vitals, and the names of their thresholds. */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export const vitalRatings = ['good', 'fair', 'poor'] as const;

export type VitalName = (typeof vitalNames)[number];

/** Milliseconds, or the layout shift score. */
const measure = z.number().min(0).max(3_600_000).optional();

/** One page view, or the measures of one page load. Contains nothing that identifies a visitor. */
const beacon = z.object({
  path: z.string().max(2_000).optional(),
  vitals: z.object({ lcp: measure, inp: measure, cls: measure }).optional(),
});

export type Beacon = z.output<typeof beacon>;

const views = z.number();

const market = {
  skillId: z.string(),
  label: z.string(),
  /** Open projects of other owners that require the skill. */
  projects: z.number(),
  /** Other users who have the skill. */
  people: z.number(),
};

/** Data for the charts of a user's own skills; confirmed skills unless stated otherwise. */
export const skillReport = z.object({
  /** The strongest fields of work, at most six. `strength` is between 0 and 1. */
  areas: z.array(z.object({ label: z.string(), strength: z.number(), skills: z.array(z.string()) })),
  /** At the end of each month, oldest first: the number of skills, and of those shown in work. */
  growth: z.array(z.object({ month: z.string(), all: z.number(), shown: z.number() })),
  /** Labels of skills that are declared and shown in work, only shown in work, and only declared. */
  standing: z.object({
    both: z.array(z.string()),
    shown: z.array(z.string()),
    declared: z.array(z.string()),
  }),
  /** Open projects that the user could ask to join. */
  openProjects: z.number(),
  /** All skills of the user, the most required first. */
  demand: z.array(z.object(market)),
  /**
   * Skills to gain: each alone would make `opens` more of the open projects a good match. Highest number
   * first.
   */
  next: z.array(z.object({ ...market, opens: z.number() })),
});

export type SkillReport = z.infer<typeof skillReport>;

export const insights = {
  record: endpoint({
    method: 'POST',
    path: '/api/insights',
    access: 'anyone',
    summary: 'Count a page view; not found unless the operator has turned counting on',
    body: beacon,
    response: done,
  }),
  skills: endpoint({
    method: 'GET',
    path: '/api/insights/skills/:userId',
    access: 'user',
    summary: 'Get chart data of your skills: strength, growth, evidence, demand and supply',
    params: z.object({ userId: id }),
    response: skillReport,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/admin/insights',
    access: 'admin',
    summary: 'Get page views by day and by page, and the ratings of page loads',
    query: z.object({ days: queryNumber(1, 30).pipe(z.number().max(365, 'Must be at most 365')) }),
    response: z.object({
      /** Whether counting is turned on. */
      on: z.boolean(),
      /** All days of the requested period, oldest first, in UTC. */
      days: z.array(z.object({ day: z.string(), views })),
      /** Route patterns such as `/project/:slug`, most viewed first. */
      routes: z.array(z.object({ route: z.string(), views })),
      vitals: z.array(
        z.object({ metric: z.enum(vitalNames), good: z.number(), fair: z.number(), poor: z.number() }),
      ),
    }),
  }),
} as const;
