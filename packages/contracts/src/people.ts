import { z } from 'zod';
import { publicUser } from './accounts/users.ts';
import {
  isoDateTime,
  line,
  optionalQueryNumber,
  pageLimit,
  severalTexts,
  startIndex,
} from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';
import { ownFit } from './matching/own-fit.ts';
import { facetValue, memberRole, projectStatus } from './projects/projects.ts';

/** A user in a list of users. */
export const foundPerson = z.object({
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  bio: z.string(),
  workplace: z.string(),
  area: z.string(),
  school: z.string(),
  hoursPerWeek: z.number().nullable(),
  /** Labels of confirmed skills, strongest first. */
  skills: z.array(z.string()),
  /** With `forProject`: how well the user fits it. */
  fit: ownFit.optional(),
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
  /** How well the user fits the newest open projects of the caller, best first. Empty for guests. */
  fits: z.array(ownFit),
});

export type FoundPerson = z.infer<typeof foundPerson>;
export type PersonPage = z.infer<typeof personPage>;

export const people = {
  search: endpoint({
    method: 'GET',
    path: '/api/people',
    access: 'anyone',
    summary: 'Browse, search and filter users who are open to collaborate',
    query: z.object({
      searchTerm: line(limits.searchTerm.max).optional(),
      /** May be repeated: users with all of them. */
      skill: severalTexts(limits.tag.max, limits.filterValues.max).optional(),
      /** In any spelling. */
      area: line(limits.area.max).optional(),
      school: line(limits.school.max).optional(),
      /** Users who give at least this many hours a week. */
      hoursMin: optionalQueryNumber(limits.hoursPerWeek.min),
      /**
       * The id of a project that the caller manages, or `mine` for the newest open one: adds the fit of each user, and
       * lists the best first. Other projects are ignored.
       */
      forProject: line(40).optional(),
      startIndex,
      limit: pageLimit(limits.page.default, limits.page.max),
    }),
    response: z.object({
      people: z.array(foundPerson),
      /** The project of `forProject`; null without one. */
      forProject: ownFit.shape.project.nullable(),
      totalPeople: z.number(),
      /** The words to highlight in the results, in lower case. */
      matched: z.array(z.string()),
    }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/people/facets',
    access: 'anyone',
    summary: 'Skills, areas and schools of the users that can be found, most frequent first',
    response: z.object({
      skills: z.array(facetValue),
      areas: z.array(facetValue),
      schools: z.array(facetValue),
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
