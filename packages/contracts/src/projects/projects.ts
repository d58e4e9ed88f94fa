import { z } from 'zod';
import {
  calendarDate,
  id,
  isoDateTime,
  line,
  looseId,
  optionalQueryNumber,
  pageLimit,
  severalTexts,
  startIndex,
  tags,
  text,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { matchedSeat, seat, seatList } from '../seats.ts';

export const projectStatus = z.enum(['open', 'full', 'closed', 'archived']);
export const memberRole = z.enum(['owner', 'co_owner', 'member']);
export const tier = z.enum(['Excellent', 'Strong', 'Good', 'Possible']);

export const member = z.object({
  userId: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  role: memberRole,
});

/** A position on the waitlist for a seat in a full project; the first is 1. */
export const waitlistPlace = z.object({ position: z.number(), of: z.number() });

/** How the owner responds to join requests. */
export const answerRecord = z.object({
  /** Number of the latest requests that were answered or expired. */
  sample: z.number(),
  answered: z.number(),
  /** Median time until the answer; null if no request was answered. */
  medianHours: z.number().nullable(),
});

/** `seat` is the seat that the score is about; null for a project without seats. */
const projectMatch = z.object({ score: z.number(), tier, reason: z.string(), seat: matchedSeat.nullable() });

/** The signed-in user's relation to a project, so that a page of cards needs no further call. */
export const viewer = z.object({
  relation: z.enum(['none', 'owner', 'co_owner', 'member', 'requested', 'invited']),
  /** The pending request or invitation for `requested` and `invited`. */
  requestId: z.string().optional(),
  /**
   * `match`: whether `matching.explain` is for the viewer, who is not in the team. Both are also false after a block.
   * That reason is not disclosed.
   */
  can: z.object({ request: z.boolean(), match: z.boolean() }),
  /** For the user's own request while the project is full. */
  waitlist: waitlistPlace.optional(),
  match: projectMatch.optional(),
});

export const project = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  technologies: z.array(z.string()),
  skills: z.array(z.string()),
  date: isoDateTime.nullable(),
  slug: z.string(),
  ownerId: z.string(),
  ownerUsername: z.string(),
  ownerPic: z.string().nullable(),
  teamSize: z.number(),
  responsibilities: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  status: projectStatus,
  seatsOpen: z.number(),
  members: z.array(member),
  /** In the order that owner and co-owners gave them. */
  seats: z.array(seat),
  /** Null if there are too few requests. */
  answers: answerRecord.nullable(),
  viewer: viewer.optional(),
});

export type Project = z.infer<typeof project>;
export type ProjectStatus = z.infer<typeof projectStatus>;
export type AnswerRecord = z.infer<typeof answerRecord>;
export type MemberRole = z.infer<typeof memberRole>;

export const facetValue = z.object({ value: z.string(), count: z.number() });
const facet = z.array(facetValue);
/** A skill in its most frequent spelling. */
const skillFacet = z.array(facetValue.extend({ skillId: z.string() }));

/** Older clients know only these; an `own` skill is `shown` or `declared`. */
export const coverageCell = z.enum(['own', 'implied', 'related', 'none']);

/**
 * What a user's skill rests on: shown in their work, declared by them or accepted by owners, implied by another
 * skill, related to one. `none`: the user has neither the skill nor a related one.
 */
export const skillHow = z.enum(['shown', 'declared', 'implied', 'related', 'none']);

/** Matrix of required skills × members; `viewer` is the signed-in visitor as a preview column. */
export const coverage = z.object({
  skills: z.array(
    z.object({
      skillId: z.string(),
      label: z.string(),
      /** The seats that ask for the skill. */
      seatIds: z.array(z.string()),
      members: z.array(coverageCell),
      viewer: coverageCell.nullable(),
      /** The same, with what each skill rests on. */
      how: z.object({ members: z.array(skillHow), viewer: skillHow.nullable() }),
    }),
  ),
});

export const projectPage = project.extend({
  members: z.array(
    member.extend({
      /** What the viewer may do with this member. */
      can: z.object({ remove: z.boolean(), changeRole: z.boolean(), offerOwnership: z.boolean() }),
    }),
  ),
  coverage,
  /** The user who is offered the ownership of the project; visible only to that user and the owner. */
  offeredTo: z.string().nullable(),
  /** What the owner's public profile says; open seats may give other hours. */
  owner: z.object({ area: z.string(), hoursPerWeek: z.number().nullable() }),
  /** The same as `hours` for clients before it: the current offsets from UTC in hours. */
  clocks: z.array(z.object({ userId: z.string(), offset: z.number() })),
  /** When the members with a known time zone are available in this week. Null for guests. */
  hours: z
    .object({
      /** The start of the spans: the Sunday, 00:00 UTC, before the week of the request. They cover nine days. */
      from: isoDateTime,
      /** The viewer's time zone; null if they gave none. */
      zone: z.string().nullable(),
      /** In the order of the members; then the viewer, if not a member. */
      people: z.array(
        z.object({
          userId: z.string(),
          /** Whether the user gave no hours, so that 08:00 to 22:00 is assumed. */
          assumed: z.boolean(),
          /** In minutes after `from`, in order. */
          spans: z.array(z.tuple([z.number().int(), z.number().int()])),
        }),
      ),
    })
    .nullable(),
  can: z.object({
    request: z.boolean(),
    invite: z.boolean(),
    composeTeam: z.boolean(),
    enterRoom: z.boolean(),
    edit: z.boolean(),
    /** Whether the viewer may send `seats` with an edit. */
    editSeats: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    leave: z.boolean(),
  }),
});

export type ProjectPage = z.infer<typeof projectPage>;

export const projectListQuery = z.object({
  startIndex,
  limit: pageLimit(limits.page.default, limits.page.max),
  /**
   * By date, by relevance to `searchTerm` (without it `desc`), or by how well they fit the caller: open ones that fit
   * best first, then the others by date. `match` means `desc` for guests and users without a known skill.
   */
  order: z.enum(['desc', 'asc', 'relevance', 'match']).default('desc'),
  searchTerm: line(limits.searchTerm.max).optional(),
  /** May be repeated: projects with any of them. */
  technology: severalTexts(limits.tag.max, limits.filterValues.max).optional(),
  skill: severalTexts(limits.tag.max, limits.filterValues.max).optional(),
  status: projectStatus.optional(),
  /** The owner's area, in any spelling. */
  area: line(limits.area.max).optional(),
  school: line(limits.school.max).optional(),
  /** Projects whose owner is in the caller's area; none if the caller has no area. */
  near: z.literal('me').optional(),
  /** Projects with an open seat that asks for at most this many hours a week, or else whose owner gives so few. */
  hoursMax: optionalQueryNumber(limits.hoursPerWeek.min),
});

export type ProjectListQuery = z.output<typeof projectListQuery>;

/**
 * Types and limits of a project's fields. The service checks for empty fields and returns one text for all.
 */
export const postingFields = {
  title: line(limits.title.max),
  description: text(limits.description.max),
  technologies: tags(),
  skills: tags(),
  teamSize: z
    .union([z.number(), z.literal(''), z.string().regex(/^\d{1,3}$/, 'Team size must be a whole number')])
    .transform((value) => (value === '' ? undefined : Number(value)))
    .pipe(
      z
        .number()
        .int('Team size must be a whole number')
        .min(limits.teamSize.min, 'A team has at least 1 person')
        .max(limits.teamSize.max, `A team has at most ${limits.teamSize.max} people`)
        .optional(),
    )
    .optional(),
  responsibilities: text(limits.responsibilities.max),
  startDate: z.union([z.literal(''), calendarDate]),
  endDate: z.union([z.literal(''), calendarDate]),
  /** All seats in their order. Without them, the server proposes seats or adapts the present ones. */
  seats: seatList.optional(),
};

export const newProject = z.object({
  title: postingFields.title.default(''),
  description: postingFields.description.default(''),
  technologies: postingFields.technologies.default([]),
  skills: postingFields.skills.default([]),
  teamSize: postingFields.teamSize,
  responsibilities: postingFields.responsibilities.default(''),
  startDate: postingFields.startDate.default(''),
  endDate: postingFields.endDate.default(''),
  seats: postingFields.seats,
  ownerId: looseId.optional(),
  ownerUsername: z.string().max(200).optional(),
  ownerPic: z.string().max(2000).nullable().optional(),
});

export type NewProject = z.output<typeof newProject>;

/** A project of the user with what the user needs to see first. */
const ownTeam = project.pick({ id: true, slug: true, title: true, status: true, seatsOpen: true }).extend({
  role: memberRole,
  /** Including the user. */
  members: z.number().int(),
  /** Join requests that wait for an answer; null for members, who cannot answer them. */
  requests: z.number().int().nullable(),
});

export const projects = {
  list: endpoint({
    method: 'GET',
    path: '/api/post/getPosts',
    access: 'anyone',
    summary: 'Browse, search and filter projects',
    query: projectListQuery,
    response: z.object({
      posts: z.array(project),
      totalPosts: z.number(),
      /** Values used in projects with the status, or else in all that are not archived, most used first. */
      facets: z.object({ technologies: skillFacet, skills: skillFacet, areas: facet, schools: facet }),
      /** With `status`: how many projects with another status meet the other filters. */
      otherPosts: z.number().int(),
      /**
       * The words to highlight: the search as typed, as corrected, and all names of a skill, in lower case.
       */
      matched: z.array(z.string()),
    }),
  }),
  bySlug: endpoint({
    method: 'GET',
    path: '/api/post/slug/:slug',
    access: 'anyone',
    summary: 'Get a project with its team, its coverage and the actions the caller may take',
    params: z.object({ slug: line(200) }),
    response: projectPage,
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/post/:id/similar',
    access: 'anyone',
    summary: 'List open projects with the most technologies and skills in common, and what they share',
    params: z.object({ id }),
    response: z.array(
      project.pick({ id: true, slug: true, title: true, description: true }).extend({
        shared: z.array(z.string()),
        /** How well it fits the caller; left out for guests, members and users without a known skill. */
        match: projectMatch.optional(),
      }),
    ),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/post/:id/activity',
    access: 'anyone',
    summary: 'Count the activity in a project in each of the last 12 weeks: messages, comments, new members',
    params: z.object({ id }),
    /** Oldest first; the last week ends now. */
    response: z.object({ weeklyActivity: z.array(z.number().int()) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/post/create',
    access: 'user',
    summary: 'Post a project',
    body: newProject,
    status: 201,
    response: project,
  }),
  listTeams: endpoint({
    method: 'GET',
    path: '/api/user/teams',
    access: 'user',
    summary: 'List your projects and the projects that you are a member of, the last joined first',
    response: z.array(ownTeam),
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/flask/posts/user/:username',
    access: 'user',
    summary: 'List the projects that you own or co-own, with the skills they require',
    params: z.object({ username: z.string().max(200) }),
    response: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        slug: z.string(),
        status: projectStatus,
        seatsOpen: z.number(),
        seats: z.array(seat),
        requiredSkills: z.array(z.string()),
        /** Those of `requiredSkills` that no member has. */
        gaps: z.array(z.string()),
        /** Those of `requiredSkills` that exactly one member has. Empty for a team of one. */
        coveredByOne: z.array(z.string()),
      }),
    ),
  }),
} as const;
