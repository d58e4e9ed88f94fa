import { z } from 'zod';
import { done, isoDateTime } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';

/**
 * State of the analysis of a repository. `waiting` is retried automatically. `stopped` is retried only after
 * a change: the account is linked again, or the repository is imported again.
 */
export const analysisStatuses = ['analysing', 'analysed', 'waiting', 'stopped'] as const;

/**
 * Why the last analysis had no result. While `waiting`: `unavailable` (the code host does not respond),
 * `rate_limited` (until `retryAt`), `failed` (an error of this site). If `stopped`: `access_lost`,
 * `unlinked`, `gone` (no longer visible to the user). If `analysed`: `fork`, a fork without own commits.
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

/** A repository that a user imported as a project. `updatedAt` is the time of the last push. */
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
    /** When its skills were last analysed; older than `checkedAt` if nothing was pushed since. */
    analysedAt: isoDateTime.nullable(),
    /** When the code host last returned its data. */
    checkedAt: isoDateTime.nullable(),
    retryAt: isoDateTime.nullable(),
  }),
});

/** A posting that the user completes and changes before it is posted. */
const postingDraft = z.object({
  /** The name of the repository. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  technologies: z.array(z.string()),
  skills: z.array(z.string()),
  /** One per line; empty if the README names none. */
  responsibilities: z.string(),
});

/** `owner/name`, as spelled by the code host. */
const fullName = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/, 'Please choose one of your repositories');

export const repositories = {
  listOwn: endpoint({
    method: 'GET',
    path: '/api/projects/user',
    access: 'user',
    summary: 'List your imported repositories',
    query: z.object({ email: z.string().max(320).default('') }),
    response: z.array(repository),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/auth/upload-project',
    access: 'user',
    summary:
      'Import a repository of the linked account as a project; a repeated import updates and analyses it again',
    body: z.object({
      email: z.string().max(320).default(''),
      repository: z.union([fullName, z.object({ full_name: fullName })]),
    }),
    status: 201,
    response: z.object({ success: z.literal(true), message: z.string(), project: repository }),
  }),
  posting: endpoint({
    method: 'GET',
    path: '/api/projects/user/:repoId/posting',
    access: 'user',
    summary:
      'Propose a project posting from one of your imported repositories and its README; stores nothing',
    params: z.object({ repoId: z.string().min(1).max(100) }),
    response: postingDraft,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/user/:repoId',
    access: 'user',
    summary: 'Remove one of your imported repositories with its evidence of skills',
    params: z.object({ repoId: z.string().min(1).max(100) }),
    response: done,
  }),
} as const;
