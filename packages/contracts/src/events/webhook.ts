import { z } from 'zod';
import { webhookKinds } from '../core/choices.ts';
import { done, id, isoDateTime, line } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

const webhookKind = z.enum(webhookKinds);

export type WebhookKind = z.output<typeof webhookKind>;

/** Where the news of an event is posted. The address is a secret, and no response contains it. */
const eventWebhook = z.object({
  host: z.string(),
  kinds: z.array(webhookKind),
  /** Null until the first message has arrived. */
  deliveredAt: isoDateTime.nullable(),
  /** Why the latest message did not arrive; null if it did. */
  failure: z.object({ at: isoDateTime, reason: z.string() }).nullable(),
});

export type EventWebhook = z.output<typeof eventWebhook>;

const params = z.object({ id });
const response = z.object({ webhook: eventWebhook.nullable() });

export const eventWebhooks = {
  webhook: endpoint({
    method: 'GET',
    path: '/api/events/:id/webhook',
    access: 'user',
    summary: 'Get where the news of an event is posted, and which addresses can be used',
    params,
    response: response.extend({
      /** Origins to which this site posts. */
      origins: z.array(z.string()),
    }),
  }),
  putWebhook: endpoint({
    method: 'PUT',
    path: '/api/events/:id/webhook',
    access: 'user',
    summary: 'Post the news of an event to Slack or Discord',
    params,
    body: z.object({
      /** Missing: the stored address stays. */
      url: line(limits.webhookUrl.max, 1).optional(),
      kinds: z
        .array(webhookKind)
        .min(1, 'Choose at least one kind of news')
        .max(webhookKinds.length)
        .refine((kinds) => new Set(kinds).size === kinds.length, 'Name each kind once'),
    }),
    response,
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/webhook',
    access: 'user',
    summary: 'Stop posting the news of an event, and delete the address',
    params,
    response: done,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/api/events/:id/webhook/test',
    access: 'user',
    summary: 'Post a test message; the response states whether it arrived',
    params,
    response,
  }),
} as const;
