import { z } from 'zod';
import { done, id, isoDateTime, looseId, pageLimit, startIndex, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

export const accountStatuses = ['active', 'suspended', 'deleted'] as const;

/** A person as administrators see them. */
const managedUser = z.object({
  id: z.string(),
  username: z.string(),
  /** Empty after the account was deleted. */
  email: z.string(),
  profilePicture: z.string().nullable(),
  isAdmin: z.boolean(),
  status: z.enum(accountStatuses),
  createdAt: isoDateTime,
  /** When a session of theirs was last seen; null without one. */
  lastSeenAt: isoDateTime.nullable(),
  /** Projects they lead that are not archived. */
  projects: z.number(),
  suspension: z.object({ since: isoDateTime, reason: z.string() }).nullable(),
  can: z.object({ suspend: z.boolean(), restore: z.boolean(), delete: z.boolean() }),
});

export type ManagedUser = z.infer<typeof managedUser>;

const page = { startIndex, limit: pageLimit(limits.adminPage.default, limits.adminPage.max) };
const order = z.enum(['asc', 'desc']).default('desc');

/** Without `status`: everyone whose account is not deleted. */
const userQuery = z.object({
  ...page,
  searchTerm: text(limits.searchTerm.max).optional(),
  status: z.enum(accountStatuses).optional(),
  role: z.enum(['admin']).optional(),
  sort: z.enum(['createdAt', 'username', 'lastSeenAt', 'projects']).default('createdAt'),
  order,
});

export type ManagedUserQuery = z.output<typeof userQuery>;

const person = z.object({ id: z.string(), username: z.string() });

/** One line of the audit trail. Ids only, beside the names that these have today. */
const auditEntry = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  /** What was done, in the past tense: `account_suspended`. */
  action: z.string(),
  /** Null for the command line and for what the clock did. */
  actor: person.nullable(),
  /** The id of what it was done to, or the endpoint that refused. */
  subject: z.string(),
  /** When it was done to a person. */
  subjectUser: person.nullable(),
  /** The reason given; forgotten when the account it is about is deleted. */
  reason: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** `userId`: what this person did, and what was done to them. */
const auditQuery = z.object({
  ...page,
  userId: looseId.optional(),
  action: text(limits.auditAction.max).optional(),
});

export type AuditQuery = z.output<typeof auditQuery>;

export const reason = text(limits.reason.max, 1);

/** Whoever is no administrator gets the answer of an unknown address. */
export const admin = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Everyone with an account, page by page',
    query: userQuery,
    response: z.object({ users: z.array(managedUser), total: z.number() }),
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/suspend',
    access: 'admin',
    summary: 'Suspend an account: its sessions and sockets end at once',
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
  audit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'The audit trail, newest first, page by page',
    query: auditQuery,
    response: z.object({
      entries: z.array(auditEntry),
      total: z.number(),
      /** The person asked for, whatever became of them. */
      user: person.nullable(),
    }),
  }),
} as const;
