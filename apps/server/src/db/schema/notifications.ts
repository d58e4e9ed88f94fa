import {
  notificationTypes,
  type ProposedProject,
} from '@teamwright/contracts/notifications/notifications.ts';
import type { NotificationChoices } from '@teamwright/contracts/notifications/preferences.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { events } from './events/events.ts';
import { projects } from './projects.ts';
import { requests } from './requests.ts';

/** Notifications. The status is that of the request, never a copy. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    senderId: uuid().references(() => users.id),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    requestId: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    eventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
    type: text({ enum: notificationTypes }).notNull(),
    message: text().notNull(),
    /** The names of other users than the sender in the message, by user id. A deletion replaces them. */
    named: jsonb().$type<Readonly<Record<string, string>>>(),
    /** The number of the message in the project's room that the notification leads to. */
    messageSeq: integer(),
    /** The projects that it proposes, if there are several. */
    projects: jsonb().$type<readonly ProposedProject[]>(),
    /** Makes a repeated job harmless: each key is stored once per recipient. */
    dedupeKey: text(),
    /** False if the recipient wants this by email only. */
    inApp: boolean().notNull().default(true),
    /** The email that still has to be sent about it. */
    mail: text({ enum: ['now', 'digest'] }),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    index('notifications_recipient_idx').on(table.recipientId, table.createdAt, table.id),
    index('notifications_unread_idx').on(table.recipientId).where(sql`${table.readAt} is null`),
    index('notifications_digest_idx').on(table.recipientId).where(sql`${table.mail} = 'digest'`),
    index('notifications_request_idx').on(table.requestId),
    index('notifications_event_idx').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('notifications_named_idx').using('gin', table.named).where(sql`${table.named} is not null`),
    uniqueIndex('notifications_dedupe_key').on(table.recipientId, table.dedupeKey),
  ],
);

/** How and when a user wants to be notified. No row until first changed. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Types without a choice use the defaults of the contract. */
    choices: jsonb().$type<Partial<NotificationChoices>>().notNull().default({}),
    /** Local times like 22:00, both or neither. */
    quietFrom: text(),
    quietTo: text(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'notification_preferences_quiet_check',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null) and ${table.quietFrom} <> ${table.quietTo}`,
    ),
  ],
);
