import { z } from 'zod';
import { isoDateTime } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { recommendedProject } from './matching/matching.ts';

/** Someone who joined a team of the user. */
const newTeammate = z.object({
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  joinedAt: isoDateTime,
  project: z.object({ slug: z.string(), title: z.string() }),
});

const newsSinceVisit = z.object({
  /** When the last visit ended; null on the first visit, which has no news. */
  since: isoDateTime.nullable(),
  /** The latest first. */
  teammates: z.array(newTeammate).max(3),
  /** New projects that fit the user, the best first, with short explanations. */
  projects: z.array(recommendedProject).max(3),
});

export type NewsSinceVisit = z.infer<typeof newsSinceVisit>;

export const news = {
  get: endpoint({
    method: 'GET',
    path: '/api/news',
    access: 'user',
    summary:
      'Get what is new since your last visit: people who joined your teams, and new projects that fit you',
    response: newsSinceVisit,
  }),
} as const;
