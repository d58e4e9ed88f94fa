import { z } from 'zod';
import { id, optionalQueryNumber } from './common.ts';
import { endpoint } from './endpoint.ts';

/** One of the missed messages, cut short. */
const missedMessage = z.object({ seq: z.number(), senderUsername: z.string(), message: z.string() });

/**
 * What others wrote in a room after a message, without what is deleted, counted up to 1,000. The lists are short: the
 * people who wrote most, the first messages that address or answer this person, the last links.
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

export const chatMissed = {
  missed: endpoint({
    method: 'GET',
    path: '/api/chat/missed/:postId',
    access: 'user',
    summary:
      'What this person missed in a room: since the last message they have read, or since the one given as `after`',
    params: z.object({ postId: id }),
    query: z.object({ after: optionalQueryNumber(0) }),
    response: missed,
  }),
} as const;
