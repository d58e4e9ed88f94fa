import { z } from 'zod';
import { distinctLines, done, id, line, text } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { wholeNumber } from './whole-number.ts';

const roleNeed = z.object({
  role: line(limits.tag.max, 1),
  count: wholeNumber('The number', { min: 1, max: 10 }),
});

const ideaFields = {
  title: line(limits.title.max, 3),
  description: text(limits.ideaDescription.max),
  /** How many participants of each role the project needs. */
  needs: z.array(roleNeed).max(limits.eventRoles),
  skills: distinctLines(limits.seatSkills.max),
};

/** A project idea for which participants can wish. */
export const eventIdea = z.object({
  id: z.string(),
  ...ideaFields,
  /** How many teams may work on it. */
  maxTeams: z.number(),
  proposedBy: z.object({ userId: z.string(), username: z.string() }).nullable(),
  /** For `events.editIdea`. */
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
});

export type EventIdea = z.output<typeof eventIdea>;

export const newIdea = z.object({
  title: ideaFields.title,
  description: ideaFields.description.default(''),
  needs: ideaFields.needs.default([]),
  skills: ideaFields.skills.default([]),
  maxTeams: wholeNumber('The number of teams', { min: 1, max: 100 }).default(1),
});

export type NewIdea = z.output<typeof newIdea>;

/** The `version` that the form was filled from. If another user saved since then, the edit is rejected. */
const ideaEdit = newIdea.extend({ version: z.number().int().min(1) });

export type IdeaEdit = z.output<typeof ideaEdit>;

const params = z.object({ id });

export const eventIdeas = {
  proposeIdea: endpoint({
    method: 'POST',
    path: '/api/events/:id/ideas',
    access: 'user',
    summary: 'Propose a project idea as an organiser or participant',
    params,
    body: newIdea,
    status: 201,
    response: eventIdea,
  }),
  editIdea: endpoint({
    method: 'PUT',
    path: '/api/events/:id/ideas/:ideaId',
    access: 'user',
    summary: 'Change a project idea: your own, or any as an organiser',
    params: z.object({ id, ideaId: id }),
    body: ideaEdit,
    response: eventIdea,
  }),
  removeIdea: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/ideas/:ideaId',
    access: 'user',
    summary: 'Remove a project idea and the wishes for it',
    params: z.object({ id, ideaId: id }),
    response: done,
  }),
} as const;
