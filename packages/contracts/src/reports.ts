import { z } from 'zod';
import { messagePicture } from './chat.ts';
import { done, id, isoDateTime, looseId, pageLimit, startIndex, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { projectStatus } from './projects.ts';
import { reportActions, reportKinds, reportOutcomes, reportReasons } from './report-values.ts';

const person = z.object({ id: z.string(), username: z.string() });
const facedPerson = person.extend({ profilePicture: z.string().nullable() });

/** A thing that was reported, with all reports of it that were settled together or wait together. */
const reportedThing = z.object({
  /** Of this row: the thing while its reports are open, one settlement of it afterwards. */
  id: z.string(),
  kind: z.enum(reportKinds),
  /** Of the thing itself. */
  subjectId: z.string(),
  /** Whom it is about. */
  about: facedPerson.extend({ status: z.enum(['active', 'suspended', 'deleted']), isAdmin: z.boolean() }),
  /** Where it is, or which it is. */
  project: z.object({ title: z.string(), slug: z.string(), status: projectStatus }).nullable(),
  /** What it said when it was first reported; empty once the account it is about is deleted. */
  snapshot: z.string(),
  /** What it showed: pictures of a message, until the account is deleted or 90 days after the settlement. */
  pictures: z.array(messagePicture),
  /** What it says now; null when it is gone. */
  current: z.string().nullable(),
  count: z.number(),
  firstAt: isoDateTime,
  lastAt: isoDateTime,
  /** The newest ones. */
  reports: z.array(
    z.object({
      id: z.string(),
      reporter: person,
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
  searchTerm: text(limits.searchTerm.max).optional(),
  state: z.enum(['open', 'resolved']).default('open'),
  kind: z.enum(reportKinds).optional(),
});

export type ReportQuery = z.output<typeof reportQuery>;

export const reports = {
  create: endpoint({
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    summary: 'Report a person, message, comment or project that one can see to the administrators',
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
    summary: 'Reported things, page by page: open ones longest waiting first, settled ones newest first',
    query: reportQuery,
    response: z.object({ things: z.array(reportedThing), total: z.number() }),
  }),
  countOpen: endpoint({
    method: 'GET',
    path: '/api/admin/reports/open',
    access: 'admin',
    summary: 'How many reported things wait for a decision',
    response: z.object({ open: z.number() }),
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/admin/reports/:kind/:id/resolve',
    access: 'admin',
    summary: 'Settle all open reports of a thing: dismiss them, remove the thing, or suspend the person',
    params: z.object({ kind: z.enum(reportKinds), id }),
    body: z.object({ action: z.enum(reportActions), note: text(limits.reason.max, 1) }),
    response: done,
  }),
} as const;
