import { z } from 'zod';
import { email } from './accounts.ts';
import { done, pageLimit, startIndex, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { projectStatus } from './projects.ts';
import { ownUserAnswer } from './users.ts';

export const nearbyBy = z.enum(['area', 'school']);

/** Somebody who shows themself to others nearby. Their area is said by the group only, as coarsely as the group is. */
export const nearbyPerson = z.object({
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  school: z.string(),
  /** The domain of the proved address of that school; null when none is proved. */
  schoolVerifiedBy: z.string().nullable(),
  /** Labels of confirmed skills, strongest first. */
  skills: z.array(z.string()),
  openToCollaborate: z.boolean(),
  /** The one who asks: this is how others see them. */
  you: z.boolean(),
});

export const nearbyProject = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  technologies: z.array(z.string()),
  skills: z.array(z.string()),
  status: projectStatus,
  teamSize: z.number(),
  seatsOpen: z.number(),
  ownerUsername: z.string(),
});

/**
 * People and projects of one place. Places of fewer than five people are no group of their own: they are part of the
 * next wider one, up to `elsewhere` and `otherSchools`.
 */
export const nearbyGroup = z.object({
  key: z.string(),
  level: z.enum(['quarter', 'city', 'country', 'elsewhere', 'school', 'otherSchools']),
  /** Empty for `elsewhere` and `otherSchools`. */
  label: z.string(),
  /** Whether the one who asks is part of it. */
  mine: z.boolean(),
  totalPeople: z.number(),
  people: z.array(nearbyPerson),
  totalProjects: z.number(),
  projects: z.array(nearbyProject),
});

export type NearbyBy = z.infer<typeof nearbyBy>;
export type NearbyPerson = z.infer<typeof nearbyPerson>;
export type NearbyProject = z.infer<typeof nearbyProject>;
export type NearbyGroup = z.infer<typeof nearbyGroup>;

const moreOfGroup = z.object({
  by: nearbyBy,
  group: z.string().max(600),
  startIndex,
  limit: pageLimit(limits.page.default, limits.page.max),
});

export const nearby = {
  groups: endpoint({
    method: 'GET',
    path: '/api/nearby',
    access: 'user',
    summary:
      'People and projects by area or school, for those who show themselves; never finer than five people',
    query: z.object({
      by: nearbyBy.default('area'),
      startIndex,
      limit: pageLimit(limits.nearbyGroups.default, limits.nearbyGroups.max),
    }),
    response: z.object({
      by: nearbyBy,
      /** Whoever does not show themself sees nobody. */
      optedIn: z.boolean(),
      /** One's own area or school as typed; empty for none. */
      place: z.string(),
      /** Whether one's own place has too few people, so that one is part of a wider group. */
      merged: z.boolean(),
      groups: z.array(nearbyGroup),
      totalGroups: z.number(),
    }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/nearby/people',
    access: 'user',
    summary: 'More people of one group',
    query: moreOfGroup,
    response: z.object({ people: z.array(nearbyPerson), totalPeople: z.number() }),
  }),
  projects: endpoint({
    method: 'GET',
    path: '/api/nearby/projects',
    access: 'user',
    summary: 'More projects of one group',
    query: moreOfGroup,
    response: z.object({ projects: z.array(nearbyProject), totalProjects: z.number() }),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/nearby/suggestions',
    access: 'user',
    summary: 'Areas or schools that at least five people gave, and countries, for what is being typed',
    query: z.object({
      kind: nearbyBy,
      searchTerm: text(limits.area.max).default(''),
      limit: pageLimit(8, 20),
    }),
    response: z.array(z.string()),
  }),
  askSchoolProof: endpoint({
    method: 'POST',
    path: '/api/nearby/school',
    access: 'user',
    summary: "Ask to prove a mail address of one's school; a link goes there",
    body: z.object({ email }),
    response: done,
  }),
  proveSchool: endpoint({
    method: 'POST',
    path: '/api/nearby/school/verify',
    access: 'user',
    summary: 'Open that link, as the person who asked for it',
    body: z.object({ token: z.string().max(200) }),
    response: ownUserAnswer,
  }),
  forgetSchoolProof: endpoint({
    method: 'DELETE',
    path: '/api/nearby/school',
    access: 'user',
    summary: "Take the mark off one's school",
    response: ownUserAnswer,
  }),
} as const;
