import { z } from 'zod';
import { id, isoDateTime } from './common.ts';
import { composedTeams, teamQuestion } from './composed-teams.ts';
import { endpoint } from './endpoint.ts';
import { tier } from './projects.ts';

/** Both directions, 0–100; `score`, the sorting key, is their harmonic mean. */
export const fit = z.object({ youToProject: z.number(), projectToYou: z.number() });

export const term = z.object({
  feature: z.string(),
  label: z.string(),
  contribution: z.number(),
  /** Present where nothing is known to judge by, so that a middle value was taken. */
  assumed: z.literal(true).optional(),
});

export const coveredSkill = z.object({
  skillId: z.string(),
  label: z.string(),
  how: z.enum(['own', 'implied', 'related']),
  via: z.string().nullable(),
  repositories: z.number(),
  /** How many leads have taken the person onto a team that needs it. */
  acceptedBy: z.number(),
  lastSeen: z.string().nullable(),
});

const explained = {
  score: z.number(),
  fit,
  tier,
  /** The first is one full sentence; the others add one fact each. */
  reasons: z.array(z.string()),
  missing: z.array(z.string()),
};

export const recommendedProject = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  ownerUsername: z.string(),
  slug: z.string(),
  technologies: z.array(z.string()),
  skills: z.array(z.string()),
  ...explained,
});

export const recommendedUser = z.object({
  id: z.string(),
  username: z.string(),
  /** Masked, unless that person opted in. */
  email: z.string(),
  profilePicture: z.string().nullable(),
  skills: z.array(z.string()),
  ...explained,
  covers: z.array(z.string()),
  adds: z.array(z.string()),
  hoursPerWeek: z.number().nullable(),
  /** The first two of the list, above the minimum score. */
  topMatch: z.boolean(),
  invited: z.boolean(),
});

export type RecommendedProject = z.infer<typeof recommendedProject>;
export type RecommendedUser = z.infer<typeof recommendedUser>;

/** Why a person and a project fit: in each direction the contributions add up to the fit. */
export const match = z.object({
  postId: z.string(),
  userId: z.string(),
  score: z.number(),
  tier,
  fit,
  terms: z.object({ youToProject: z.array(term), projectToYou: z.array(term) }),
  covers: z.array(coveredSkill),
  missing: z.array(z.object({ skillId: z.string(), label: z.string() })),
  adds: z.array(z.string()),
  reasons: z.array(z.string()),
});

export type Match = z.infer<typeof match>;

/** What the last nightly fit of the score's points came to. */
export const refitReport = z.object({
  /** Names the points in force. */
  policy: z.string(),
  /** Whether they were learned here; else they are those of the release. */
  learned: z.boolean(),
  /** Null before the first night. */
  last: z
    .object({
      at: isoDateTime,
      verdict: z.enum(['taken', 'too few outcomes', 'no better', 'less even']),
      /** Pages that taught something, and the latest of them, by which it was judged. */
      pages: z.number(),
      heldBack: z.number(),
      /** Share of the held-back pairs in the right order, by the points before and those tried. */
      before: z.number(),
      after: z.number(),
    })
    .nullable(),
});

export type RefitReport = z.infer<typeof refitReport>;

export const matching = {
  recommendProjects: endpoint({
    method: 'GET',
    path: '/flask/projects/recommendations/:userId',
    access: 'user',
    summary: 'Projects for this person, best first, with reasons',
    params: z.object({ userId: id }),
    query: z.object({
      /** `show` adds what the person's must-haves leave out. */
      mustHaves: z.enum(['hide', 'show']).default('hide'),
    }),
    response: z.array(recommendedProject),
  }),
  countHidden: endpoint({
    method: 'GET',
    path: '/api/recommendations/hidden/:userId',
    access: 'user',
    summary: "How many projects this person's must-haves leave out of the recommendations",
    params: z.object({ userId: id }),
    response: z.object({ hidden: z.number() }),
  }),
  recommendUsers: endpoint({
    method: 'GET',
    path: '/flask/users/recommendations/post/:postId',
    access: 'user',
    summary: 'People for this project, best first, with reasons',
    params: z.object({ postId: id }),
    response: z.array(recommendedUser),
  }),
  explain: endpoint({
    method: 'GET',
    path: '/api/match/:postId/:userId',
    access: 'user',
    summary: 'Both directions of one match with the contributions that add up to them',
    params: z.object({ postId: id, userId: id }),
    response: match,
  }),
  refit: endpoint({
    method: 'GET',
    path: '/api/admin/refit',
    access: 'admin',
    summary: "Which points of the score are in force, and what the last night's fit came to",
    response: refitReport,
  }),
  composeTeams: endpoint({
    method: 'POST',
    path: '/api/teams/compose',
    access: 'user',
    summary: 'Teams for this project: who together shows what it requires, and what cannot be had',
    body: teamQuestion,
    response: composedTeams,
  }),
} as const;
