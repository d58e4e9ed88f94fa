import { z } from 'zod';
import { id, isoDateTime, line, looseId, text } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';
import { listedMatch } from './matching/summary.ts';
import { notification } from './notifications/notifications.ts';
import { memberRole, project, projectStatus, waitlistPlace } from './projects/projects.ts';
import { seatRef } from './seats.ts';

export const requestStatus = z.enum(['pending', 'accepted', 'rejected', 'withdrawn', 'expired']);
export const requestKind = z.enum(['join_request', 'invitation']);

/** A join request of a developer, or an invitation by an owner or co-owner. */
export const request = z.object({
  _id: z.string(),
  id: z.string(),
  kind: requestKind,
  postId: z.string(),
  userId: z.string(),
  status: requestStatus,
  note: z.string(),
  role: z.string(),
  /** The named seat, or the seat that the user got. Null stands for any open seat. */
  seat: seatRef.nullable(),
  reason: z.string(),
  createdAt: isoDateTime,
  /** When it expires without an answer. */
  expiresAt: isoDateTime,
  /** When a reminder was sent, by its sender or, for an invitation, by an owner or co-owner. */
  remindedAt: isoDateTime.nullable(),
  answeredAt: isoDateTime.nullable(),
});

export type Request = z.infer<typeof request>;

const person = z.object({ username: z.string(), profilePicture: z.string().nullable() });

/**
 * A pending request by the caller, or a pending invitation to a project that the caller owns or co-owns, with
 * the user who would join.
 */
export const ownRequest = request.extend({
  project: z.object({ title: z.string(), slug: z.string(), status: projectStatus }),
  person,
  waitlist: waitlistPlace.nullable(),
  /** Whether a reminder can be sent now, and from when on. */
  can: z.object({ remind: z.boolean() }),
  remindableFrom: isoDateTime,
});

/** A pending join request, for owners and co-owners. */
export const waitingRequest = request.extend({
  person,
  /** The reader's notification about it, used to answer it. */
  notificationId: z.string().nullable(),
  /**
   * How the user fits the requested seat, or else the seat of `fills`, or else the best one; null without a known skill
   * of the user.
   */
  match: listedMatch.nullable(),
  /**
   * The seat that the user gets on acceptance, and whether it is the last open one; null without an open seat. Older
   * servers do not send it.
   */
  fills: seatRef.extend({ last: z.boolean() }).nullable().optional(),
});

/** A project that the caller owns or co-owns, with what waits for a decision there. */
const managedProject = project
  .pick({ id: true, slug: true, title: true, status: true, seatsOpen: true })
  .extend({
    role: memberRole,
    /** The open seats in their order; large teams may have open seats without a name. */
    openSeats: z.array(seatRef),
    /** All join requests that wait for an answer. */
    requestCount: z.number().int(),
    /** Some of them: the best fits first, or the first of the waitlist while no seat is open. */
    requests: z.array(waitingRequest).max(3),
    /** The best user to invite for an open seat; null without a good match. */
    candidate: person.extend({ id: z.string(), match: listedMatch }).nullable(),
  });

export type ManagedProject = z.infer<typeof managedProject>;

export type OwnRequest = z.infer<typeof ownRequest>;
export type WaitingRequest = z.infer<typeof waitingRequest>;

const answered = z.object({
  success: z.literal(true),
  notification,
  /** Of the team, after an accepted request. Older servers do not send it. */
  seatsOpen: z.number().int().optional(),
});

/** The requested seat; null or missing means any open seat. */
const seatId = looseId.nullable().default(null);

const ownBody = z.string().max(limits.description.max).optional();

export const requests = {
  check: endpoint({
    method: 'GET',
    path: '/api/notifications/check/:projectId/:userId',
    access: 'user',
    summary: 'Check whether a user may not (again) ask to join the project',
    params: z.object({ projectId: id, userId: id }),
    response: z.object({ exists: z.boolean(), data: z.object({ exists: z.boolean() }) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/notifications/send',
    access: 'user',
    summary: 'Ask to join a project',
    body: z.object({
      recipientId: looseId.optional(),
      senderId: looseId.optional(),
      senderUsername: ownBody,
      senderPic: z.string().max(2000).nullable().optional(),
      postId: looseId,
      postTitle: ownBody,
      message: ownBody,
      type: z.literal('join_request').default('join_request'),
      status: z.literal('pending').optional(),
      note: text(limits.note.max).default(''),
      role: line(limits.role.max).default(''),
      seatId,
    }),
    status: 201,
    response: notification,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/invitations',
    access: 'user',
    summary: 'Invite a user to a project, within the weekly limits of both',
    body: z.object({ postId: looseId, userId: looseId, note: text(limits.note.max).default(''), seatId }),
    status: 201,
    response: request,
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/api/notifications/accept/:notificationId',
    access: 'user',
    summary: 'Accept the request or invitation behind a notification',
    params: z.object({ notificationId: id }),
    body: z.object({ postId: looseId.optional(), userId: looseId.optional() }).default({}),
    response: answered,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/notifications/reject/:notificationId',
    access: 'user',
    summary: 'Reject the request or invitation behind a notification',
    params: z.object({ notificationId: id }),
    body: z.object({ reason: text(limits.reason.max).default('') }).default({ reason: '' }),
    response: answered,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/requests/:id/withdraw',
    access: 'user',
    summary: 'Withdraw your pending request, or a pending invitation to a project that you own or co-own',
    params: z.object({ id }),
    response: request,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/requests/:id/remind',
    access: 'user',
    summary:
      'Send one reminder of your pending request, or of a pending invitation to a project that you own or co-own',
    params: z.object({ id }),
    response: request,
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/requests',
    access: 'user',
    summary:
      'List your pending requests, and pending invitations to projects that you own or co-own, newest first',
    response: z.array(ownRequest),
  }),
  listWaiting: endpoint({
    method: 'GET',
    path: '/api/post/:id/requests',
    access: 'user',
    summary: 'List the pending join requests of a project in the order of its waitlist, as owner or co-owner',
    params: z.object({ id }),
    response: z.array(waitingRequest),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/user/overview',
    access: 'user',
    summary:
      'Get the projects that you own or co-own, with open seats, join requests and the best user to invite',
    /** At most four, those with requests first. */
    response: z.array(managedProject).max(4),
  }),
  withdrawOthers: endpoint({
    method: 'POST',
    path: '/api/requests/withdraw-others',
    access: 'user',
    summary: 'Withdraw several of your pending requests; requests that were already answered are skipped',
    body: z.object({ ids: z.array(looseId).min(1).max(limits.pendingRequests.max) }),
    response: z.object({ withdrawn: z.array(z.string()) }),
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/requests/:id/reopen',
    access: 'user',
    summary:
      'Reopen a request that was rejected within the last 30 days; in a full project it returns to the waitlist',
    params: z.object({ id }),
    response: request,
  }),
} as const;
