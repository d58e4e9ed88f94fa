import { z } from 'zod';
import { welcomeSteps } from './core/choices.ts';
import { done, isoDateTime, line, text } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';

/** `stopped` continues only after another sign-in with the code host. */
export const onboardingStatuses = ['reading', 'ready', 'confirmed', 'stopped'] as const;

/**
 * While `reading`: `unavailable` (the code host does not respond) or `rate_limited` (until `retryAt`); both are retried
 * automatically. If `stopped`: `access_lost` or `unlinked`.
 */
export const onboardingReasons = ['unavailable', 'rate_limited', 'access_lost', 'unlinked'] as const;

/** What the first sign-in with the code host found. Nothing of it is stored in the profile before the confirmation. */
const onboardingState = z.object({
  status: z.enum(onboardingStatuses),
  reason: z.enum(onboardingReasons).nullable(),
  retryAt: isoDateTime.nullable(),
  /** The user wants to decide later. */
  skipped: z.boolean(),
  repositories: z.object({
    /** All repositories that the granted permission shows. */
    total: z.number().int(),
    /** Those to read: the last changed ones of the user. */
    chosen: z.number().int(),
    /** Those that have been read so far. */
    read: z.number().int(),
    /** Those that show a skill. */
    withSkills: z.number().int(),
  }),
  /** Skills that the user has not answered before, the surest first, with the names of their repositories. */
  skills: z.array(z.object({ skillId: z.string(), label: z.string(), repositories: z.array(z.string()) })),
  /** Proposals for fields of the profile that are empty; '' for none. */
  profile: z.object({ bio: z.string(), workplace: z.string(), area: z.string() }),
});

/**
 * How far the steps of the first visit are. Null for a user who has never been asked, such as one of an older account.
 */
const welcome = z.object({
  steps: z.array(z.object({ step: z.enum(welcomeSteps), status: z.enum(['open', 'done', 'skipped']) })),
  /** The first step that is open, or null if the user has been through all of them. */
  next: z.enum(welcomeSteps).nullable(),
});

export type Welcome = z.output<typeof welcome>;

export const onboarding = {
  get: endpoint({
    method: 'GET',
    path: '/api/onboarding',
    access: 'user',
    summary:
      'Get how far your first steps are, and what your first sign-in with the code host found, if there was one',
    response: z.object({ onboarding: onboardingState.nullable(), welcome: welcome.nullable() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/onboarding/confirm',
    access: 'user',
    summary:
      'Keep these of the found skills with their repositories, and these fields; other found skills are hidden',
    body: z.object({
      skills: z.array(line(80, 1)).max(200),
      bio: text(limits.bio.max).optional(),
      workplace: line(limits.workplace.max).optional(),
      area: line(limits.area.max).optional(),
    }),
    response: done,
  }),
  putStep: endpoint({
    method: 'PUT',
    path: '/api/onboarding/steps/:step',
    access: 'user',
    summary: 'Mark one of your first steps as done or skipped',
    params: z.object({ step: z.enum(welcomeSteps) }),
    body: z.object({ status: z.enum(['done', 'skipped']) }),
    response: z.object({ welcome }),
  }),
  skip: endpoint({
    method: 'PUT',
    path: '/api/onboarding/skipped',
    access: 'user',
    summary: 'Decide later, or continue',
    body: z.object({ skipped: z.boolean() }),
    response: done,
  }),
} as const;
