import { z } from 'zod';
import { isoDateTime } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A repository of the code host that a person brought as a project. */
export const repository = z.object({
  repoId: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  updatedAt: isoDateTime,
  url: z.string(),
});

export const repositories = {
  listOwn: endpoint({
    method: 'GET',
    path: '/api/projects/user',
    access: 'user',
    summary: "One's own uploaded repositories",
    query: z.object({ email: z.string().max(320).default('') }),
    response: z.array(repository),
  }),
} as const;
