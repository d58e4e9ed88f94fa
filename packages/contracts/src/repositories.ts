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

/** `owner/name`, as the code host spells it. */
const fullName = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/, 'Please choose one of your repositories');

export const repositories = {
  listOwn: endpoint({
    method: 'GET',
    path: '/api/projects/user',
    access: 'user',
    summary: "One's own uploaded repositories",
    query: z.object({ email: z.string().max(320).default('') }),
    response: z.array(repository),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/auth/upload-project',
    access: 'user',
    summary: 'Bring a repository of the linked account as a project; once more brings it up to date',
    body: z.object({
      email: z.string().max(320).default(''),
      repository: z.union([fullName, z.object({ full_name: fullName })]),
    }),
    status: 201,
    response: z.object({ success: z.literal(true), message: z.string(), project: repository }),
  }),
} as const;
