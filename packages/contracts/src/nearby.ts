import { z } from 'zod';
import { email } from './accounts/accounts.ts';
import { ownUserAnswer } from './accounts/users.ts';
import { done, line, pageLimit, startIndex } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';
import { ownFit } from './matching/own-fit.ts';
import { project } from './projects/projects.ts';

export const nearbyBy = z.enum(['area', 'school']);

/** A user who opted in to Nearby. The area is given only by the group, at its level of detail. */
export const nearbyPerson = z.object({
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  school: z.string(),
  /** The academic domain of a verified email address of that school. Only schools get such a domain. */
  schoolVerifiedBy: z.string().nullable(),
  /** Another domain that spells the school's name, of a verified address. Anyone can register one. */
  schoolAddressAt: z.string().nullable(),
  /** Labels of confirmed skills, strongest first. */
  skills: z.array(z.string()),
  openToCollaborate: z.boolean(),
  /** Those of `skills` that open projects of the caller ask for, and those that the caller has too. */
  fits: z.object({ wanted: z.array(z.string()), shared: z.array(z.string()) }),
  /** How well they fit the caller's open project that they fit best. */
  ownFit: ownFit.optional(),
  /** Whether this is the caller, as others see them. */
  you: z.boolean(),
});

/**
 * Users and projects of a place. A place with fewer than five users is merged into the next larger one, up to
 * `elsewhere` and `otherSchools`.
 */
export const nearbyGroup = z.object({
  key: z.string(),
  level: z.enum(['quarter', 'city', 'country', 'elsewhere', 'school', 'otherSchools']),
  /** Empty for `elsewhere` and `otherSchools`. */
  label: z.string(),
  /** Whether the caller is in the group. */
  mine: z.boolean(),
  totalPeople: z.number(),
  people: z.array(nearbyPerson),
  totalProjects: z.number(),
  projects: z.array(project),
});

export type NearbyBy = z.infer<typeof nearbyBy>;
export type NearbyPerson = z.infer<typeof nearbyPerson>;
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
      'List users and projects by area or school, for users who opted in; groups have at least five users',
    query: z.object({
      by: nearbyBy.default('area'),
      /** Only places whose name contains it. */
      place: line(limits.area.max).default(''),
      startIndex,
      limit: pageLimit(limits.nearbyGroups.default, limits.nearbyGroups.max),
    }),
    response: z.object({
      by: nearbyBy,
      /** Users who have not opted in see no groups. */
      optedIn: z.boolean(),
      /** The caller's area or school as typed; empty for none. */
      place: z.string(),
      /** Whether the caller's place has too few users, so that a larger group includes it. */
      merged: z.boolean(),
      groups: z.array(nearbyGroup),
      totalGroups: z.number(),
    }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/nearby/people',
    access: 'user',
    summary: 'List more users of a group',
    query: moreOfGroup,
    response: z.object({ people: z.array(nearbyPerson), totalPeople: z.number() }),
  }),
  projects: endpoint({
    method: 'GET',
    path: '/api/nearby/projects',
    access: 'user',
    summary: 'List more projects of a group',
    query: moreOfGroup,
    response: z.object({ projects: z.array(project), totalProjects: z.number() }),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/nearby/suggestions',
    access: 'user',
    summary: 'Suggest areas or schools that at least five users gave, and countries, for a typed text',
    query: z.object({
      kind: nearbyBy,
      searchTerm: line(limits.area.max).default(''),
      limit: pageLimit(8, 20),
    }),
    response: z.array(z.string()),
  }),
  requestSchoolVerification: endpoint({
    method: 'POST',
    path: '/api/nearby/school',
    access: 'user',
    summary: 'Request verification of an email address of your school; sends a link to it',
    body: z.object({ email }),
    response: done,
  }),
  verifySchool: endpoint({
    method: 'POST',
    path: '/api/nearby/school/verify',
    access: 'user',
    summary: 'Verify the address with the link, as the user who requested it',
    body: z.object({ token: z.string().max(200) }),
    response: ownUserAnswer,
  }),
  removeSchoolVerification: endpoint({
    method: 'DELETE',
    path: '/api/nearby/school',
    access: 'user',
    summary: 'Remove the verification of your school',
    response: ownUserAnswer,
  }),
} as const;
