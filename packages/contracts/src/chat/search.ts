import { z } from 'zod';
import { id, line, looseId, pageLimit } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { message } from './chat.ts';

/** A message found by a search, with its room. */
export const foundMessage = message
  .pick({
    _id: true,
    id: true,
    postId: true,
    seq: true,
    senderId: true,
    senderUsername: true,
    senderPic: true,
    message: true,
    createdAt: true,
  })
  .extend({ roomTitle: z.string() });

export type FoundMessage = z.infer<typeof foundMessage>;

/** Endpoints that find messages in a room's history. */
export const chatSearch = {
  search: endpoint({
    method: 'GET',
    path: '/api/chat/search',
    access: 'user',
    summary:
      'Search messages that contain every word, newest first, in one room or all your rooms; without deleted messages',
    query: z.object({
      text: line(limits.searchTerm.max, 1),
      postId: looseId.optional(),
      /** Only messages of this sender. */
      from: id.optional(),
      /** `next` of the previous page. */
      cursor: z.string().max(80).optional(),
      limit: pageLimit(limits.chatSearchPage.default, limits.chatSearchPage.max),
    }),
    response: z.object({
      messages: z.array(foundMessage),
      /** The words to highlight in the results, in lower case. */
      matched: z.array(z.string()),
      /** Null on the last page. */
      next: z.string().nullable(),
    }),
  }),
  pins: endpoint({
    method: 'GET',
    path: '/api/chat/pins/:postId',
    access: 'user',
    summary: 'List the pinned messages of a room, last pinned first',
    params: z.object({ postId: id }),
    response: z.array(message),
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/api/chat/messages/:id/pin',
    access: 'user',
    summary:
      'Pin a message in its room (members), or unpin it (the member who pinned it, or an owner or co-owner)',
    params: z.object({ id }),
    body: z.object({ on: z.boolean() }),
    response: message,
  }),
} as const;
