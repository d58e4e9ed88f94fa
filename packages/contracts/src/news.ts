import { z } from 'zod';
import { isoDateTime } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { tier } from './projects/projects.ts';

/** Someone who joined a team of the user. */
const newTeammate = z.object({
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  joinedAt: isoDateTime,
  project: z.object({ slug: z.string(), title: z.string() }),
});

/** A new project that fits the user, with the first sentence of its explanation. */
const newProject = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  score: z.number(),
  tier,
  reason: z.string(),
});

const newsSinceVisit = z.object({
  /** When the last visit ended; null on the first visit, which has no news. */
  since: isoDateTime.nullable(),
  /** The latest first. */
  teammates: z.array(newTeammate).max(3),
  /** The best first. */
  projects: z.array(newProject).max(3),
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
