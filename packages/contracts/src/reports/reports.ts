import { z } from 'zod';
import { messagePicture } from '../chat/chat.ts';
import { done, id, isoDateTime, line, looseId, pageLimit, startIndex, text } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { projectStatus } from '../projects/projects.ts';
import { reportActions, reportKinds, reportOutcomes, reportReasons } from './kinds.ts';

const user = z.object({ id: z.string(), username: z.string() });
const facedPerson = user.extend({ profilePicture: z.string().nullable() });

/** A reported object with all its open reports, or with the reports that were resolved together. */
const reportedThing = z.object({
  /** Id of this row: the object while its reports are open, then one resolution. */
  id: z.string(),
  kind: z.enum(reportKinds),
  /** Id of the object itself. */
  subjectId: z.string(),
  /** The user concerned. */
  about: facedPerson.extend({ status: z.enum(['active', 'suspended', 'deleted']), isAdmin: z.boolean() }),
  /** The project that contains the object, or the object itself. */
  project: z.object({ title: z.string(), slug: z.string(), status: projectStatus }).nullable(),
  /** The text when it was first reported; empty after the account concerned is deleted. */
  snapshot: z.string(),
  /** The pictures of a message; kept until the account is deleted or for 90 days after the resolution. */
  pictures: z.array(messagePicture),
  /** The current text; null if it no longer exists. */
  current: z.string().nullable(),
  count: z.number(),
  firstAt: isoDateTime,
  lastAt: isoDateTime,
  /** The newest reports. */
  reports: z.array(
    z.object({
      id: z.string(),
      reporter: user,
      reason: z.enum(reportReasons),
      note: z.string(),
      createdAt: isoDateTime,
    }),
  ),
  resolved: z
    .object({ at: isoDateTime, by: z.string(), outcome: z.enum(reportOutcomes), note: z.string() })
    .nullable(),
  can: z.object({ dismiss: z.boolean(), remove: z.boolean(), suspend: z.boolean() }),
});

export type ReportedThing = z.infer<typeof reportedThing>;

const reportQuery = z.object({
  startIndex,
  limit: pageLimit(limits.adminPage.default, limits.adminPage.max),
  searchTerm: line(limits.searchTerm.max).optional(),
  state: z.enum(['open', 'resolved']).default('open'),
  kind: z.enum(reportKinds).optional(),
});

export type ReportQuery = z.output<typeof reportQuery>;

export const reports = {
  create: endpoint({
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    summary: 'Report a user, message, comment or project that you can see to the administrators',
    body: z.object({
      kind: z.enum(reportKinds),
      id: looseId,
      reason: z.enum(reportReasons),
      note: text(limits.note.max).default(''),
    }),
    status: 201,
    response: done,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    summary: 'List reported objects, page by page: open ones oldest first, resolved ones newest first',
    query: reportQuery,
    response: z.object({ things: z.array(reportedThing), total: z.number() }),
  }),
  countOpen: endpoint({
    method: 'GET',
    path: '/api/admin/reports/open',
    access: 'admin',
    summary: 'Count reported objects with open reports',
    response: z.object({ open: z.number() }),
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/admin/reports/:kind/:id/resolve',
    access: 'admin',
    summary: 'Resolve all open reports of an object: dismiss them, remove the object, or suspend the user',
    params: z.object({ kind: z.enum(reportKinds), id }),
    body: z.object({ action: z.enum(reportActions), note: text(limits.reason.max, 1) }),
    response: done,
  }),
} as const;
