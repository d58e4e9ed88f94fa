import { z } from 'zod';
import { done, id, line, pageLimit, startIndex } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { eventChanges, newEvent } from './event-form.ts';
import { eventCard, eventDesk, eventPage } from './event-page.ts';
import { questionList } from './questions.ts';

const params = z.object({ id });

export const events = {
  list: endpoint({
    method: 'GET',
    path: '/api/events',
    access: 'anyone',
    summary:
      'List events: upcoming, past, those that you organise or have archived, or in which you take part',
    query: z.object({
      scope: z.enum(['upcoming', 'past', 'organised', 'joined', 'archived']).default('upcoming'),
      startIndex,
      limit: pageLimit(limits.page.default, limits.page.max),
    }),
    response: z.object({ events: z.array(eventCard), total: z.number() }),
  }),
  bySlug: endpoint({
    method: 'GET',
    path: '/api/events/slug/:slug',
    access: 'anyone',
    summary: 'Get the public page of an event; only organisers see a draft',
    params: z.object({ slug: line(200) }),
    response: eventPage,
  }),
  /** The body is an iCalendar file (RFC 5545), to which calendars can subscribe. */
  calendar: endpoint({
    method: 'GET',
    path: '/api/events/slug/:slug/calendar.ics',
    access: 'anyone',
    summary: 'Get the calendar of an event',
    params: z.object({ slug: line(200) }),
    response: z.string(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/events',
    access: 'user',
    summary: 'Create an event as a draft that only you see',
    body: newEvent,
    status: 201,
    response: eventDesk,
  }),
  desk: endpoint({
    method: 'GET',
    path: '/api/events/:id/desk',
    access: 'user',
    summary: 'Get an event with what only its organisers see',
    params,
    response: eventDesk,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/events/:id',
    access: 'user',
    summary: 'Change an event; missing fields stay unchanged',
    params,
    body: eventChanges,
    response: eventDesk,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/events/:id/open',
    access: 'user',
    summary: 'Open the registration of a draft, or open it again',
    params,
    response: eventDesk,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/events/:id/close',
    access: 'user',
    summary: 'Close the registration and start to form teams',
    params,
    response: eventDesk,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/events/:id/cancel',
    access: 'user',
    summary: 'Cancel an event permanently; all participants are notified',
    params,
    body: z.object({ reason: line(limits.reason.max, 1) }),
    response: eventDesk,
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/api/events/:id/archived',
    access: 'user',
    summary: 'Archive an event that is over, so that lists no longer show it, or undo that',
    params,
    body: z.object({ archived: z.boolean() }),
    response: eventDesk,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/events/:id',
    access: 'user',
    summary: 'Delete a draft',
    params,
    response: done,
  }),
  putOrganiser: endpoint({
    method: 'PUT',
    path: '/api/events/:id/organisers/:userId',
    access: 'user',
    summary: 'Make a user a co-organiser',
    params: z.object({ id, userId: id }),
    response: eventDesk,
  }),
  removeOrganiser: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/organisers/:userId',
    access: 'user',
    summary: 'Remove a co-organiser, or stop being one',
    params: z.object({ id, userId: id }),
    response: done,
  }),
  putQuestions: endpoint({
    method: 'PUT',
    path: '/api/events/:id/questions',
    access: 'user',
    summary: "Set the event's own questions",
    params,
    body: z.object({
      questions: questionList,
      /** The `questionsVersion` that was edited. Without it, questions of another organiser can be overwritten. */
      version: z.number().int().min(1).optional(),
    }),
    response: eventDesk,
  }),
} as const;
