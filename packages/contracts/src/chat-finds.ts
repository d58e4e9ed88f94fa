import { z } from 'zod';
import { message } from './chat.ts';
import { id, looseId, pageLimit, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A message that a search found, with the room that it is in. */
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

/** Ways to messages that have scrolled away. */
export const chatFinds = {
  search: endpoint({
    method: 'GET',
    path: '/api/chat/search',
    access: 'user',
    summary:
      'Messages that hold every word, newest first, of one room or of all rooms of this person; deleted ones never',
    query: z.object({
      text: text(limits.searchTerm.max, 1),
      postId: looseId.optional(),
      /** Whose messages. */
      from: id.optional(),
      /** `next` of the page before. */
      cursor: z.string().max(80).optional(),
      limit: pageLimit(limits.chatSearchPage.default, limits.chatSearchPage.max),
    }),
    response: z.object({
      messages: z.array(foundMessage),
      /** What to mark in the answers, in lower case. */
      matched: z.array(z.string()),
      /** Null on the last page. */
      next: z.string().nullable(),
    }),
  }),
  pins: endpoint({
    method: 'GET',
    path: '/api/chat/pins/:postId',
    access: 'user',
    summary: 'The pinned messages of a room, last pinned first',
    params: z.object({ postId: id }),
    response: z.array(message),
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/api/chat/messages/:id/pin',
    access: 'user',
    summary:
      'Pin a message for everybody in its room, as any member; unpin one that one pinned oneself, or any as who leads the team',
    params: z.object({ id }),
    body: z.object({ on: z.boolean() }),
    response: message,
  }),
} as const;
