import { z } from 'zod';
import { commentKind } from './comments.ts';
import { done, id, isoDateTime, line, looseId, pageLimit, startIndex, text } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';

const accountStatuses = ['active', 'suspended', 'deleted'] as const;

/** A user in the view of administrators. */
const managedUser = z.object({
  id: z.string(),
  username: z.string(),
  /** Empty after the account was deleted. */
  email: z.string(),
  profilePicture: z.string().nullable(),
  isAdmin: z.boolean(),
  status: z.enum(accountStatuses),
  createdAt: isoDateTime,
  /** When a session of the user was last active; null without a session. */
  lastSeenAt: isoDateTime.nullable(),
  /** Projects the user owns or co-owns that are not archived. */
  projects: z.number(),
  suspension: z.object({ since: isoDateTime, reason: z.string() }).nullable(),
  can: z.object({ suspend: z.boolean(), restore: z.boolean(), remove: z.boolean() }),
});

export type ManagedUser = z.infer<typeof managedUser>;

const page = { startIndex, limit: pageLimit(limits.adminPage.default, limits.adminPage.max) };
const order = z.enum(['asc', 'desc']).default('desc');

/** Without `status`: all users whose account is not deleted. */
const userQuery = z.object({
  ...page,
  searchTerm: line(limits.searchTerm.max).optional(),
  status: z.enum(accountStatuses).optional(),
  role: z.enum(['admin']).optional(),
  sort: z.enum(['createdAt', 'username', 'lastSeenAt', 'projects']).default('createdAt'),
  order,
});

export type ManagedUserQuery = z.output<typeof userQuery>;

/** A comment or question in the view of administrators, with the text of removed ones. */
const managedComment = z.object({
  id: z.string(),
  kind: commentKind,
  isAnswer: z.boolean(),
  body: z.string(),
  createdAt: isoDateTime,
  editedAt: isoDateTime.nullable(),
  author: z.object({ id: z.string(), username: z.string(), profilePicture: z.string().nullable() }),
  project: z.object({ title: z.string(), slug: z.string() }),
  removed: z.object({ at: isoDateTime, by: z.string(), reason: z.string() }).nullable(),
});

export type ManagedComment = z.infer<typeof managedComment>;

/** Comments deleted by their author are not listed. Without `state`: visible and removed ones. */
const commentQuery = z.object({
  ...page,
  searchTerm: line(limits.searchTerm.max).optional(),
  state: z.enum(['shown', 'removed']).optional(),
  sort: z.enum(['createdAt', 'author', 'project']).default('createdAt'),
  order,
});

export type ManagedCommentQuery = z.output<typeof commentQuery>;

export const person = z.object({ id: z.string(), username: z.string() });

/** An entry of the audit trail, with the current names for its ids. */
const auditEntry = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  /** The action in the past tense: `account_suspended`. */
  action: z.string(),
  /** Null for the command line and for scheduled jobs. */
  actor: person.nullable(),
  /** The id of the object of the action, or the endpoint that rejected it. */
  subject: z.string(),
  /** Set if the object is a user. */
  subjectUser: person.nullable(),
  /** The reason given; removed when the account concerned is deleted. */
  reason: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** `userId`: actions by this user and actions on this user. */
const auditQuery = z.object({
  ...page,
  userId: looseId.optional(),
  action: line(limits.auditAction.max).optional(),
});

export type AuditQuery = z.output<typeof auditQuery>;

const reason = text(limits.reason.max, 1);

/** Callers who are not administrators get the response of an unknown address. */
export const admin = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'List users, page by page',
    query: userQuery,
    response: z.object({ users: z.array(managedUser), total: z.number() }),
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/suspend',
    access: 'admin',
    summary: 'Suspend an account; its sessions and sockets end immediately',
    params: z.object({ id }),
    body: z.object({ reason }),
    response: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/restore',
    access: 'admin',
    summary: 'Lift a suspension',
    params: z.object({ id }),
    response: done,
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/admin/comments',
    access: 'admin',
    summary: 'List comments, questions and answers of all projects, page by page',
    query: commentQuery,
    response: z.object({ comments: z.array(managedComment), total: z.number() }),
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'List the audit trail, newest first, page by page',
    query: auditQuery,
    response: z.object({
      entries: z.array(auditEntry),
      total: z.number(),
      /** The requested user, also if suspended or deleted. */
      user: person.nullable(),
    }),
  }),
} as const;
