import { z } from 'zod';
import { id, isoDateTime } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { eventDesk } from './event-page.ts';
import { teamReasons } from './explaining.ts';
import { formationParams } from './formation-params.ts';

const teamProject = z.object({
  /** Of the event, the same before and after the publication. */
  id: z.string(),
  name: z.string(),
  project: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
});

const publishedTeam = teamProject.extend({
  members: z.array(
    z.object({
      userId: z.string(),
      username: z.string(),
      profilePicture: z.string().nullable(),
      /** Without levels, which only organisers see. */
      roles: z.array(z.string()),
      /** Answers to questions that are shown to teams. */
      answers: z.array(z.object({ questionId: z.string(), value: z.string() })),
    }),
  ),
});

export type PublishedTeam = z.output<typeof publishedTeam>;

/** What the publication will do, for a last look. */
const publicationPreview = z.object({
  version: z.number(),
  teams: z.number(),
  participants: z.number(),
  /** Participants with a place who are in no team. */
  unplaced: z.number(),
  /** Why it cannot be published; null if it can. */
  fault: z.string().nullable(),
  /** For each team, what its members will read. */
  messages: z.array(
    z.object({
      teamId: z.string(),
      name: z.string(),
      message: z.string(),
      /** Why each member is in the team, as this member reads it. */
      members: z.array(z.object({ username: z.string(), reasons: teamReasons })),
    }),
  ),
});

const publication = z.object({
  version: z.number(),
  publishedAt: isoDateTime,
  undoUntil: isoDateTime,
  /** Why it can no longer be undone; null if it can. */
  undoFault: z.string().nullable(),
  /** Without teams whose project was deleted since. */
  teams: z.array(teamProject),
});

export type Publication = z.output<typeof publication>;

const params = z.object({ id });

export const eventPublishing = {
  previewPublication: endpoint({
    method: 'GET',
    path: '/api/events/:id/formations/:version/publication',
    access: 'user',
    summary: 'Preview what the publication of a formation does, and what each team reads',
    params: formationParams,
    response: publicationPreview,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/publish',
    access: 'user',
    summary: 'Publish the teams: each becomes a project with its room and members; safe to repeat',
    params: formationParams,
    response: eventDesk,
  }),
  publication: endpoint({
    method: 'GET',
    path: '/api/events/:id/publication',
    access: 'user',
    summary: 'Get the published teams with their projects, and whether you can undo it; null before',
    params,
    response: z.object({ publication: publication.nullable() }),
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/api/events/:id/unpublish',
    access: 'user',
    summary: 'Undo the publication within ten minutes, if no participant has written in a room',
    params,
    response: eventDesk,
  }),
  ownTeam: endpoint({
    method: 'GET',
    path: '/api/events/:id/team',
    access: 'user',
    summary: 'Get your team after the publication; null if you have none',
    params,
    response: z.object({
      team: publishedTeam.nullable(),
      publishedAt: isoDateTime.nullable(),
      /** Why you are in this team. */
      reasons: teamReasons.nullable(),
    }),
  }),
} as const;
