import { z } from 'zod';
import { id, looseId, pageLimit } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { skillHow, tier } from '../projects/projects.ts';
import { matchedSeat } from '../seats.ts';
import { evidence } from '../skills.ts';
import { explanationSize, matchSummary } from './summary.ts';
import { composedTeams, teamQuestion } from './teams.ts';

/** Both directions, 0–100; `score`, the sort key, is their harmonic mean. */
export const fit = z.object({ youToProject: z.number(), projectToYou: z.number() });

export const term = z.object({
  feature: z.string(),
  label: z.string(),
  contribution: z.number(),
  /** The most points that the term can give; the maxima of a direction add up to 100. */
  max: z.number(),
  /** Set for the term that consists of the points of the skills. */
  ofSkills: z.literal(true).optional(),
  /** Set if the data is unknown and the neutral value was used. */
  assumed: z.literal(true).optional(),
});

export const coveredSkill = z.object({
  skillId: z.string(),
  label: z.string(),
  how: z.enum(['own', 'implied', 'related']),
  via: z.string().nullable(),
  repositories: z.number(),
  /** The number of owners who accepted the user into a team that needs the skill. */
  acceptedBy: z.number(),
  lastSeen: z.string().nullable(),
});

const terms = z.object({ youToProject: z.array(term), projectToYou: z.array(term) });

const share = z.object({ points: z.number(), max: z.number() });

/** A skill that the seat asks for. In each direction the points add up to the term of the required skills. */
const seatSkill = z.object({
  skillId: z.string(),
  label: z.string(),
  how: skillHow,
  /** The skill that implies it or is related to it; null if a finished project implies it. */
  via: z.string().nullable(),
  repositories: z.number(),
  /** The number of finished projects that name it. */
  projects: z.number(),
  acceptedBy: z.number(),
  lastSeen: z.string().nullable(),
  youToProject: share,
  projectToYou: share,
});

/** What a score is about, in short. */
const summarised = {
  /** The seat that the score is about; null for a project without seats. */
  seat: matchedSeat.nullable(),
  summary: matchSummary,
};

/** `adds`: skills that the team lacks; `people`: earlier teams; `place`: area; `recent`: activity. */
const reasonKind = z.enum([
  'summary',
  'adds',
  'related',
  'hours',
  'people',
  'school',
  'place',
  'interests',
  'recent',
]);

export type ReasonKind = z.infer<typeof reasonKind>;

/** A connection between the user and the team that raises the score. Names only what the reader can see elsewhere. */
const connection = z.object({
  /**
   * `together`: in a team with a member; `teammates`: both were in a team with a third user; `likelySchool`: former
   * teammates suggest the school of the owner; `events`: finished projects at the same time as the owner; `season`:
   * finished a project at the time of an earlier year at which this one began.
   */
  kind: z.enum(['together', 'teammates', 'school', 'likelySchool', 'area', 'events', 'season']),
  /** The members, or the third users. */
  people: z.array(z.string()),
  /** The projects in which they were in one team, newest first. */
  projects: z.array(z.object({ title: z.string(), slug: z.string() })),
  /** The name of the school or area. */
  place: z.string().nullable(),
});

const explained = {
  ...summarised,
  /** Like `seatSkills` as in `matching.explain`; left out with `explanation=summary`. */
  terms: terms.optional(),
  seatSkills: z.array(seatSkill).optional(),
  score: z.number(),
  fit,
  tier,
  /** The first is a full sentence; each other adds one fact. */
  reasons: z.array(z.string()),
  /** What each reason is about. */
  reasonKinds: z.array(reasonKind),
  missing: z.array(z.string()),
  /** The required skills that the user has and the team lacks. */
  adds: z.array(z.string()),
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
  /** Masked unless the user opted in. */
  email: z.string(),
  profilePicture: z.string().nullable(),
  skills: z.array(z.string()),
  ...explained,
  covers: z.array(z.string()),
  hoursPerWeek: z.number().nullable(),
  /** Whether it is one of the first two and above the minimum score. */
  topMatch: z.boolean(),
  invited: z.boolean(),
});

export type RecommendedProject = z.infer<typeof recommendedProject>;
export type RecommendedUser = z.infer<typeof recommendedUser>;

/** Why a user and a project fit: in each direction the contributions add up to the fit. */
export const match = z.object({
  postId: z.string(),
  userId: z.string(),
  score: z.number(),
  tier,
  fit,
  ...summarised,
  terms,
  /** Those that give most points first. Empty if the project requires nothing. */
  seatSkills: z.array(
    seatSkill.extend({
      /** The strongest pieces, of the skill or of the one that implies it. */
      evidence: z.array(evidence.omit({ repoId: true, firstSeen: true, strength: true })),
      /** Finished projects that name it and still have the user in their team, newest first; two at most. */
      finishedProjects: z.array(z.object({ title: z.string(), slug: z.string() })),
    }),
  ),
  /** The scores for the open seats, in their order. Empty while the team is full. */
  seatFits: z.array(z.object({ seatId: z.string(), score: z.number(), tier })),
  /** The skill that would raise the score most if one more repository showed it; null if none would. */
  help: z.object({ skillId: z.string(), label: z.string(), from: z.number(), to: z.number() }).nullable(),
  covers: z.array(coveredSkill),
  missing: z.array(z.object({ skillId: z.string(), label: z.string() })),
  /** Those that raise the score most first. Empty if none is known. */
  connections: z.array(connection),
  adds: z.array(z.string()),
  reasons: z.array(z.string()),
});

export type Match = z.infer<typeof match>;

const projectsQuestion = z.object({
  /** `show` includes projects that the user's must-haves leave out. */
  mustHaves: z.enum(['hide', 'show']).default('hide'),
  explanation: explanationSize,
});

/** With `seatId` the score is for that seat; otherwise for the best one. */
const seatQuestion = z.object({ seatId: looseId.optional() });

/** With `seatId` only users for that seat; otherwise one list over all seats. */
const usersQuestion = seatQuestion.extend({
  explanation: explanationSize,
  limit: pageLimit(limits.recommendations.max, limits.recommendations.max),
});

export type ProjectsQuestion = z.output<typeof projectsQuestion>;
export type UsersQuestion = z.output<typeof usersQuestion>;

export const matching = {
  recommendProjects: endpoint({
    method: 'GET',
    path: '/flask/projects/recommendations/:userId',
    access: 'user',
    summary: 'Recommend projects to a user, best first, with reasons',
    params: z.object({ userId: id }),
    query: projectsQuestion,
    response: z.array(recommendedProject),
  }),
  countHidden: endpoint({
    method: 'GET',
    path: '/api/recommendations/hidden/:userId',
    access: 'user',
    summary: "Count the projects that a user's must-haves leave out of the recommendations",
    params: z.object({ userId: id }),
    response: z.object({ hidden: z.number() }),
  }),
  recommendUsers: endpoint({
    method: 'GET',
    path: '/flask/users/recommendations/post/:postId',
    access: 'user',
    summary: 'Recommend users for a project, best first, with reasons',
    params: z.object({ postId: id }),
    query: usersQuestion,
    response: z.array(recommendedUser),
  }),
  explain: endpoint({
    method: 'GET',
    path: '/api/match/:postId/:userId',
    access: 'user',
    summary: 'Explain a match in both directions, with the contributions that add up to each fit',
    params: z.object({ postId: id, userId: id }),
    query: seatQuestion,
    response: match,
  }),
  composeTeams: endpoint({
    method: 'POST',
    path: '/api/teams/compose',
    access: 'user',
    summary: 'Compose teams that have the skills of a project, and report skills that are not available',
    body: teamQuestion,
    response: composedTeams,
  }),
} as const;
