import { notificationTypes } from '@teamwright/contracts/notifications/notifications.ts';
import type { NotificationChoices } from '@teamwright/contracts/notifications/preferences.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { projects } from './projects.ts';
import { requests } from './requests.ts';

/** What a person is told. Its status is that of the request behind it, never a copy. */
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
    type: text({ enum: notificationTypes }).notNull(),
    message: text().notNull(),
    /** The message in the project's room that it leads to, by its number there. */
    messageSeq: integer(),
    /** Makes a repeated job harmless: the same key for the same recipient is stored once. */
    dedupeKey: text(),
    /** False where its recipient wants this only by mail. */
    inApp: boolean().notNull().default(true),
    /** The mail that is still to be written about it. */
    mail: text({ enum: ['now', 'digest'] }),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    index('notifications_recipient_idx').on(table.recipientId, table.createdAt, table.id),
    index('notifications_unread_idx').on(table.recipientId).where(sql`${table.readAt} is null`),
    index('notifications_digest_idx').on(table.recipientId).where(sql`${table.mail} = 'digest'`),
    index('notifications_request_idx').on(table.requestId),
    uniqueIndex('notifications_dedupe_key').on(table.recipientId, table.dedupeKey),
  ],
);

/** What a person wants to be told, how and when. Absent until first changed. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Types without a choice follow the defaults of the contract. */
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
