import { z } from 'zod';
import { id, line, pageLimit, startIndex } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

/** Facts about a published team for one of its members, without private data of other members. */
export const teamReasons = z.object({
  /** The member's own roles that a rule of the event, or the project of the team, needs. */
  roles: z.array(z.string()),
  /** The member's own skills of the same kind, by their labels. */
  skills: z.array(z.string()),
  /** When all members are free, on the clock of the event. Empty if a member gave no weekly hours. */
  hours: z.array(
    z.object({
      /** 0 is Monday. */
      day: z.number(),
      from: z.number(),
      /** The hour of the end, at most 24. */
      to: z.number(),
    }),
  ),
  /** Languages that all members speak. */
  languages: z.array(z.string()),
  /** Usernames of members who are friends in both directions. */
  friends: z.array(z.string()),
  /** Usernames of other members of a group that the organisers locked together. */
  group: z.array(z.string()),
  /** The rank of the team's project among the member's wishes, from 1; null if it is not among them. */
  wishRank: z.number().nullable(),
});

export type TeamReasons = z.output<typeof teamReasons>;

/** Kinds of rules that participants can check with what they may see. */
const shownRuleKind = z.enum(['size', 'role', 'needs', 'skills', 'hours', 'friends', 'wishes']);

/**
 * Why two participants are in different teams, computed only from what the caller may see.
 * - `rules`: kinds of rules, each of which every exchange of at most three participants breaks; can be empty.
 * - `cost`: the best such exchange. The `members` of the teams that change lose `points` of 100 on average, rounded,
 *   `worse` of them get a weaker team, and `better` of them a stronger one.
 * - `not_computed`: the server was too busy.
 */
const whyNot = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same_team') }),
  z.object({ kind: z.literal('rules'), rules: z.array(shownRuleKind) }),
  z.object({
    kind: z.literal('cost'),
    points: z.number(),
    members: z.number(),
    worse: z.number(),
    better: z.number(),
  }),
  z.object({ kind: z.literal('not_computed') }),
]);

export type WhyNot = z.output<typeof whyNot>;

const params = z.object({ id });

export const eventExplaining = {
  otherTeams: endpoint({
    method: 'GET',
    path: '/api/events/:id/team/others',
    access: 'user',
    summary:
      'List participants in other published teams by name, with their teams and roles, as a participant in one',
    params,
    query: z.object({
      /** A part of the username. */
      search: line(limits.searchTerm.max).optional(),
      startIndex,
      limit: pageLimit(limits.page.max, limits.eventParticipantPage),
    }),
    response: z.object({
      participants: z.array(
        z.object({ userId: z.string(), username: z.string(), team: z.string(), roles: z.array(z.string()) }),
      ),
    }),
  }),
  whyNot: endpoint({
    method: 'GET',
    path: '/api/events/:id/team/why-not/:username',
    access: 'user',
    summary: 'Explain why a participant is not in your published team, without private data of others',
    params: z.object({ id, username: line(200) }),
    response: whyNot,
  }),
} as const;
