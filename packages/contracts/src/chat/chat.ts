import { z } from 'zod';
import {
  done,
  id,
  isoDateTime,
  line,
  looseId,
  optionalQueryNumber,
  pageLimit,
  text,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { roomPictureNamePattern } from '../uploads.ts';

/**
 * A picture of a message. The sizes are those of the full picture, so that the client reserves its space
 * while it loads.
 */
export const messagePicture = z.object({
  name: z.string(),
  url: z.string(),
  smallUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** The sender's description of the picture; may be empty. */
  alt: z.string(),
});

export type MessagePicture = z.infer<typeof messagePicture>;

/** The message that a reply refers to, shortened; its text is empty after deletion. */
export const repliedMessage = z.object({
  id: z.string(),
  seq: z.number(),
  revision: z.number(),
  senderId: z.string().nullable(),
  senderUsername: z.string(),
  message: z.string(),
  deleted: z.boolean(),
});

export type RepliedMessage = z.infer<typeof repliedMessage>;

/** A mentioned user, with the name as typed after the @. */
const mention = z.object({ userId: z.string(), name: z.string() });

export type Mention = z.infer<typeof mention>;

/**
 * A stored message. `seq` increases without gaps within a room. Every change increases `revision`, so of two
 * copies the one with the higher `revision` is newer. A deleted message stays in the list without its text.
 */
export const message = z.object({
  _id: z.string(),
  id: z.string(),
  postId: z.string(),
  seq: z.number(),
  revision: z.number(),
  clientId: z.string().nullable(),
  senderId: z.string().nullable(),
  senderUsername: z.string(),
  senderPic: z.string().nullable(),
  message: z.string(),
  timestamp: isoDateTime,
  createdAt: isoDateTime,
  editedAt: isoDateTime.nullable(),
  deletedAt: isoDateTime.nullable(),
  reactions: z.array(z.object({ emoji: z.string(), userIds: z.array(z.string()) })),
  replyTo: repliedMessage.nullable(),
  mentions: z.array(mention),
  /** When and by whom it was pinned. */
  pinned: z.object({ at: isoDateTime, by: z.string(), byId: z.string().nullable() }).nullable(),
  pictures: z.array(messagePicture),
});

/** One emoji as recommended by Unicode, which may have several code points. */
const emoji = z
  .string()
  .max(limits.emoji.max)
  .regex(/^\p{RGI_Emoji}$/v);

export type Message = z.infer<typeof message>;

/** Emails are complete here: only members of the same room see the list. */
export const roomMember = z.object({
  _id: z.string(),
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  pic: z.string().nullable(),
  profilePicture: z.string().nullable(),
  role: z.enum(['owner', 'co_owner', 'member']),
  online: z.boolean(),
});

export type RoomMember = z.infer<typeof roomMember>;

/** Notification level of a room: all messages, only mentions, or none. */
export const roomNotificationLevel = z.enum(['all', 'mentions', 'muted']);

export type RoomNotificationLevel = z.infer<typeof roomNotificationLevel>;

const deletion = z.enum(['no', 'yes', 'with_reason']);

/**
 * What the caller may do in a room; `messageCan` derives from it what they may do with one message. `write`
 * covers messages, replies, reactions and pins.
 */
export const roomCan = z.object({
  write: z.boolean(),
  deleteOwn: deletion,
  deleteOthers: deletion,
  /** Remove pins of other members. */
  unpinOthers: z.boolean(),
});

export type RoomCan = z.infer<typeof roomCan>;

/**
 * A room's id is its project's id. `members` lists the first members, `memberCount` counts all. `lastMessage`
 * has the full text of the last message that is not deleted. `unreadCount` excludes the reader's own and
 * deleted messages and stops at 1,000; `wantedCount` is the number of these that the notification level
 * includes. `lastActivity` is null until the first message.
 */
export const room = z.object({
  _id: z.string(),
  postId: z.string(),
  title: z.string(),
  name: z.string(),
  slug: z.string(),
  ownerId: z.string(),
  members: z.array(
    z.object({
      _id: z.string(),
      userId: z.string(),
      username: z.string(),
      pic: z.string().nullable(),
      profilePicture: z.string().nullable(),
    }),
  ),
  memberCount: z.number(),
  lastActivity: isoDateTime.nullable(),
  lastMessage: z
    .object({ senderUsername: z.string(), message: z.string(), seq: z.number(), pictures: z.number() })
    .nullable(),
  lastSeq: z.number(),
  unreadCount: z.number(),
  wantedCount: z.number(),
  attention: roomNotificationLevel,
  can: roomCan,
});

export type Room = z.infer<typeof room>;

const emptyMessage = 'A message cannot be empty';

export const messageText = text(limits.chatMessage.max).pipe(z.string().min(1, emptyMessage));

export const clientId = z
  .string()
  .min(1)
  .max(limits.clientId.max)
  .regex(/^[\x21-\x7e]+$/);

/** Names of uploaded pictures; each may be sent once. */
const sentPictures = z
  .array(
    z.object({
      name: z.string().regex(roomPictureNamePattern),
      alt: line(limits.messagePictures.alt).default(''),
    }),
  )
  .max(limits.messagePictures.max, `At most ${limits.messagePictures.max} pictures`)
  .default([]);

const sentMessage = text(limits.chatMessage.max);

const senderFields = {
  senderId: looseId.optional(),
  senderUsername: z.string().max(200).optional(),
  senderPic: z.string().max(2000).nullable().optional(),
};

const userParams = z.object({ userId: id });
const postParams = z.object({ postId: id });
const messageParams = z.object({ id });

export const chat = {
  roomsOwned: endpoint({
    method: 'GET',
    path: '/api/chat/rooms/owner/:userId',
    access: 'user',
    summary: 'List the rooms of projects that you own',
    params: userParams,
    response: z.array(room),
  }),
  roomsJoined: endpoint({
    method: 'GET',
    path: '/api/chat/rooms/member/:userId',
    access: 'user',
    summary: 'List the rooms of projects that you belong to but do not own',
    params: userParams,
    response: z.array(room),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/chat/unread',
    access: 'user',
    summary: 'Count the unread messages in all your rooms that your notification levels include',
    response: z.object({ unread: z.number() }),
  }),
  access: endpoint({
    method: 'GET',
    path: '/api/chat/access/:postId/:userId',
    access: 'user',
    summary: 'Check whether a user may enter the room',
    params: z.object({ postId: id, userId: id }),
    response: z.object({ hasAccess: z.boolean() }),
  }),
  room: endpoint({
    method: 'GET',
    path: '/api/chat/room/:postId',
    access: 'user',
    summary: 'Get a room',
    params: postParams,
    /** `lastReadAt`: when the user last read a new message; null if never. */
    response: room.extend({ lastReadSeq: z.number(), lastReadAt: isoDateTime.nullable() }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/chat/messages/:postId',
    access: 'user',
    summary: 'List messages of a room, oldest first; the latest ones unless `before` or `after` is given',
    params: postParams,
    query: z.object({
      before: optionalQueryNumber(0),
      after: optionalQueryNumber(0),
      limit: pageLimit(limits.chatPage.default, limits.chatPage.max),
    }),
    response: z.array(message),
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/chat/members/:postId',
    access: 'user',
    summary: 'List the members of a room',
    params: postParams,
    response: z.array(roomMember),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat/send',
    access: 'user',
    summary: 'Send a message, optionally as a reply; a repeated `clientId` returns the first message',
    body: z
      .object({
        postId: looseId,
        message: sentMessage.optional(),
        pictures: sentPictures,
        clientId: clientId.optional(),
        replyTo: looseId.optional(),
        ...senderFields,
      })
      .refine(({ message, pictures }) => Boolean(message) || pictures.length > 0, {
        path: ['message'],
        message: emptyMessage,
      }),
    status: 201,
    response: message.extend({ data: message }),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/chat/messages/:id',
    access: 'user',
    summary: 'Edit the text of your message',
    params: messageParams,
    body: z.object({ message: messageText }),
    response: message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat/messages/:id',
    access: 'user',
    summary:
      'Delete a message permanently, as its author, an owner or co-owner, or an administrator with a reason; an empty message remains',
    params: messageParams,
    body: z.object({ reason: text(limits.reason.max).default('') }).default({ reason: '' }),
    response: message,
  }),
  react: endpoint({
    method: 'PUT',
    path: '/api/chat/messages/:id/reactions/:emoji',
    access: 'user',
    summary: 'Add or remove a reaction; with `on` a retry is safe',
    params: messageParams.extend({ emoji }),
    body: z.object({ on: z.boolean().optional() }).default({}),
    response: message,
  }),
  setNotificationLevel: endpoint({
    method: 'PUT',
    path: '/api/chat/rooms/:postId/notifications',
    access: 'user',
    summary: 'Set the notification level of a room',
    params: postParams,
    body: z.object({ attention: roomNotificationLevel }),
    response: z.object({ attention: roomNotificationLevel }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/chat/read/:postId',
    access: 'user',
    summary: 'Store the last message that you have read',
    params: postParams,
    body: z.object({
      seq: z
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1),
    }),
    response: done,
  }),
} as const;
