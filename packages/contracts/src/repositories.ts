import { z } from 'zod';
import { done, isoDateTime } from './common.ts';
import { endpoint } from './endpoint.ts';

/**
 * How far the analysis of a repository is. `waiting` is tried again by itself, `stopped` only after something has
 * changed: the account is linked again, or the repository is brought once more.
 */
export const analysisStatuses = ['analysing', 'analysed', 'waiting', 'stopped'] as const;

/**
 * Why the last reading came to nothing. While `waiting`: `unavailable` (the code host is away), `rate_limited` (until
 * `retryAt`), `failed` (our fault). When `stopped`: `access_lost`, `unlinked`, `gone` (no longer there for this
 * person). When `analysed`: `fork`, a fork without own commits, which shows nothing.
 */
export const analysisReasons = [
  'unavailable',
  'rate_limited',
  'failed',
  'access_lost',
  'unlinked',
  'gone',
  'fork',
] as const;

export type AnalysisReason = (typeof analysisReasons)[number];

/** A repository of the code host that a person brought as a project. `updatedAt`: last pushed to. */
export const repository = z.object({
  repoId: z.string(),
  name: z.string(),
  /** `owner/name`. */
  fullName: z.string(),
  description: z.string(),
  language: z.string(),
  updatedAt: isoDateTime,
  url: z.string(),
  isPrivate: z.boolean(),
  analysis: z.object({
    status: z.enum(analysisStatuses),
    reason: z.enum(analysisReasons).nullable(),
    /** When its skills were last read; older than `checkedAt` while nothing was pushed. */
    analysedAt: isoDateTime.nullable(),
    /** When the code host last answered about it. */
    checkedAt: isoDateTime.nullable(),
    retryAt: isoDateTime.nullable(),
  }),
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
    summary:
      'Bring a repository of the linked account as a project; once more brings it up to date and analyses it again',
    body: z.object({
      email: z.string().max(320).default(''),
      repository: z.union([fullName, z.object({ full_name: fullName })]),
    }),
    status: 201,
    response: z.object({ success: z.literal(true), message: z.string(), project: repository }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/user/:repoId',
    access: 'user',
    summary: "Removes one of one's own uploaded repositories, with the evidence it gave for skills",
    params: z.object({ repoId: z.string().min(1).max(100) }),
    response: done,
  }),
} as const;
