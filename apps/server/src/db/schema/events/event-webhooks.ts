import { webhookKinds } from '@teamwright/contracts/core/choices.ts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { events } from './events.ts';

/** Where the news of an event is posted. */
export const eventWebhooks = pgTable('event_webhooks', {
  eventId: uuid()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Encrypted, because a user who knows the address can post there. */
  sealedUrl: text().notNull(),
  host: text().notNull(),
  kinds: text({ enum: webhookKinds }).array().notNull(),
  /** Kinds for which a job is waiting. */
  waiting: text({ enum: webhookKinds }).array().notNull().default([]),
  deliveredAt: moment(),
  /** Null if the latest message arrived. */
  failedAt: moment(),
  failure: text().notNull().default(''),
});
