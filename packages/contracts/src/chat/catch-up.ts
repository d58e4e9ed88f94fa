import { z } from 'zod';
import { id, optionalQueryNumber } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** A missed message, shortened. */
const missedMessage = z.object({ seq: z.number(), senderUsername: z.string(), message: z.string() });

/**
 * Messages by other users after a given message in a room, without deleted ones, counted up to 1,000. The
 * lists are short: the most active users, the first messages that mention or reply to the caller, the last
 * links.
 */
const missed = z.object({
  count: z.number(),
  people: z.array(
    z.object({
      userId: z.string().nullable(),
      username: z.string(),
      count: z.number(),
      firstSeq: z.number(),
    }),
  ),
  peopleCount: z.number(),
  mentions: z.array(missedMessage),
  mentionCount: z.number(),
  replies: z.array(missedMessage),
  replyCount: z.number(),
  links: z.array(z.object({ seq: z.number(), senderUsername: z.string(), address: z.string() })),
  linkCount: z.number(),
});

export type Missed = z.infer<typeof missed>;

export const chatCatchUp = {
  missed: endpoint({
    method: 'GET',
    path: '/api/chat/missed/:postId',
    access: 'user',
    summary: 'Summarise missed messages of a room, since your last read message or since `after`',
    params: z.object({ postId: id }),
    query: z.object({ after: optionalQueryNumber(0) }),
    response: missed,
  }),
} as const;
