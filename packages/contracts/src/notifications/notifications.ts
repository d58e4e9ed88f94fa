import { z } from 'zod';
import { done, id, isoDateTime, pageLimit } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { seatRef } from '../seats.ts';

export const notificationTypes = [
  'join_request',
  'invitation',
  'request_accepted',
  'request_rejected',
  'request_expired',
  'member_left',
  'team_role',
  'project_archived',
  'mention',
  'new_skill',
  'comment',
  'saved_search',
  'weekly_matches',
  'event',
  'event_reminder',
] as const;

export const notificationType = z.enum(notificationTypes);

/** The status of the request of the notification, or `info` without a request. */
export const notificationStatus = z.enum(['pending', 'accepted', 'rejected', 'withdrawn', 'expired', 'info']);

/** A project that a notification proposes. Title and reason are those of that moment. */
const proposedProject = z.object({ slug: z.string(), title: z.string(), reason: z.string() });

export type ProposedProject = z.infer<typeof proposedProject>;

export const notification = z.object({
  _id: z.string(),
  id: z.string(),
  recipientId: z.string(),
  senderId: z.string().nullable(),
  senderUsername: z.string(),
  senderPic: z.string().nullable(),
  postId: z.string().nullable(),
  postTitle: z.string(),
  postSlug: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The kind of request: a user asks to join, or is invited. */
  requestKind: z.enum(['join_request', 'invitation']).nullable(),
  message: z.string(),
  /** The message in the project's room that the notification links to. */
  messageSeq: z.number().nullable(),
  /** The note of the sender of the request, and the role they want. */
  note: z.string(),
  role: z.string(),
  /** The seat of its request. */
  seat: seatRef.nullable(),
  /** Set for a pending request of a user without a known skill: there is no match to ask for. */
  withoutScore: z.literal(true).optional(),
  /** Set for a request while every seat of the project is taken. A pending one is on the waitlist. */
  isFull: z.literal(true).optional(),
  /** Set while the recipient is on the team of `postId`, and can enter its room. */
  isMember: z.literal(true).optional(),
  /** The event that it is about. Older servers do not send it. */
  event: z.object({ slug: z.string(), title: z.string() }).nullable().optional(),
  /** Set if the notification is about several projects instead of `postId`. */
  projects: z.array(proposedProject),
  type: notificationType,
  status: notificationStatus,
  createdAt: isoDateTime,
  readAt: isoDateTime.nullable(),
});

export type Notification = z.infer<typeof notification>;
export type NotificationType = z.infer<typeof notificationType>;

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications/:userId',
    access: 'user',
    summary: 'List your notifications, newest first; `before` is the id of the last one received',
    params: z.object({ userId: id }),
    query: z.object({
      limit: pageLimit(limits.notificationPage.default, limits.notificationPage.max),
      before: z.uuid().optional(),
      /** Only the latest notification of each request that waits for your answer, without those on a waitlist. */
      only: z.literal('to_answer').optional(),
    }),
    response: z.array(notification),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'user',
    summary:
      'Count your unread notifications, and the requests that wait for your answer; those on a waitlist do not',
    response: z.object({ unread: z.number(), toAnswer: z.number() }),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    access: 'user',
    summary: 'Mark one notification as read',
    params: z.object({ id }),
    response: notification,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'user',
    summary: 'Mark all your notifications as read',
    response: done,
  }),
} as const;
