import { z } from 'zod';
import { publicUser } from './accounts/users.ts';
import { isoDateTime, line, pageLimit, startIndex } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';
import { memberRole, projectStatus } from './projects/projects.ts';

/** A user in a list of users. */
export const foundPerson = z.object({
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  bio: z.string(),
  workplace: z.string(),
  area: z.string(),
  /** Labels of confirmed skills, strongest first. */
  skills: z.array(z.string()),
});

/** The public profile of a user. */
export const personPage = publicUser.extend({
  skills: z.array(z.object({ id: z.string(), label: z.string() })),
  /** Projects the user owns or belongs to, newest first, without archived ones. */
  projects: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      technologies: z.array(z.string()),
      skills: z.array(z.string()),
      status: projectStatus,
      date: isoDateTime.nullable(),
      role: memberRole,
    }),
  ),
});

export type FoundPerson = z.infer<typeof foundPerson>;
export type PersonPage = z.infer<typeof personPage>;

export const people = {
  search: endpoint({
    method: 'GET',
    path: '/api/people',
    access: 'anyone',
    summary:
      'Find users who are open to collaborate, by name, skill, workplace or area; empty without a search term',
    query: z.object({
      searchTerm: line(limits.searchTerm.max).optional(),
      startIndex,
      limit: pageLimit(limits.page.default, limits.page.max),
    }),
    response: z.object({
      people: z.array(foundPerson),
      totalPeople: z.number(),
      /** The words to highlight in the results, in lower case. */
      matched: z.array(z.string()),
    }),
  }),
  byName: endpoint({
    method: 'GET',
    path: '/api/user/by-name/:username',
    access: 'anyone',
    summary: 'Get the public profile of a user',
    params: z.object({ username: line(200, 1) }),
    response: personPage,
  }),
} as const;
