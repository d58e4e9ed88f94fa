import { z } from 'zod';
import { id, isoDateTime, looseId, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { notification } from './notifications.ts';
import { projectStatus, waitlistPlace } from './projects.ts';

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
  reason: z.string(),
  createdAt: isoDateTime,
  /** When it ends if nobody answers. */
  expiresAt: isoDateTime,
  /** When those who are asked were reminded, by who made it or, of an invitation, by one who leads. */
  remindedAt: isoDateTime.nullable(),
  answeredAt: isoDateTime.nullable(),
});

export type Request = z.infer<typeof request>;

const person = z.object({ username: z.string(), profilePicture: z.string().nullable() });

/** What somebody has asked, or their project has invited to, and not been answered yet, with its project and the person who would join. */
export const ownRequest = request.extend({
  project: z.object({ title: z.string(), slug: z.string(), status: projectStatus }),
  person,
  waitlist: waitlistPlace.nullable(),
  /** Whether those who are asked may be reminded now, and from when on otherwise. */
  can: z.object({ remind: z.boolean() }),
  remindableFrom: isoDateTime,
});

/** A join request that waits for those who lead. */
export const waitingRequest = request.extend({
  person,
  /** What the reader was told about it, by which it is answered. */
  notificationId: z.string().nullable(),
});

export type OwnRequest = z.infer<typeof ownRequest>;
export type WaitingRequest = z.infer<typeof waitingRequest>;

const answered = z.object({ success: z.literal(true), notification });

const ownBody = z.string().max(limits.description.max).optional();

export const requests = {
  check: endpoint({
    method: 'GET',
    path: '/api/notifications/check/:projectId/:userId',
    access: 'user',
    summary: 'Whether this person may not ask (again) to join this project',
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
      role: text(limits.role.max).default(''),
    }),
    status: 201,
    response: notification,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/invitations',
    access: 'user',
    summary: 'Invite a person to a project, within what both may send and get in a week',
    body: z.object({ postId: looseId, userId: looseId, note: text(limits.note.max).default('') }),
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
    summary: "Take back one's own pending request, or a pending invitation to a project that one leads",
    params: z.object({ id }),
    response: request,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/requests/:id/remind',
    access: 'user',
    summary:
      "Remind, once, of one's own pending request, or of a pending invitation to a project that one leads",
    params: z.object({ id }),
    response: request,
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/requests',
    access: 'user',
    summary: "One's own pending requests, and pending invitations to projects that one leads, newest first",
    response: z.array(ownRequest),
  }),
  listWaiting: endpoint({
    method: 'GET',
    path: '/api/post/:id/requests',
    access: 'user',
    summary: 'Pending join requests of a project in the order of the waitlist, for those who lead it',
    params: z.object({ id }),
    response: z.array(waitingRequest),
  }),
  withdrawOthers: endpoint({
    method: 'POST',
    path: '/api/requests/withdraw-others',
    access: 'user',
    summary: "Take back several of one's own pending requests; those answered meanwhile are left out",
    body: z.object({ ids: z.array(looseId).min(1).max(limits.pendingRequests.max) }),
    response: z.object({ withdrawn: z.array(z.string()) }),
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/requests/:id/reopen',
    access: 'user',
    summary: 'Make a request rejected within the last 30 days pending again',
    params: z.object({ id }),
    response: request,
  }),
} as const;
