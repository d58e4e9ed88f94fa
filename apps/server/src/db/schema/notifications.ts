import { notificationTypes } from '@teamwright/contracts/notifications.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
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
    /** Makes a repeated job harmless: the same key for the same recipient is stored once. */
    dedupeKey: text(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    index('notifications_recipient_idx').on(table.recipientId, table.createdAt, table.id),
    index('notifications_unread_idx').on(table.recipientId).where(sql`${table.readAt} is null`),
    index('notifications_request_idx').on(table.requestId),
    uniqueIndex('notifications_dedupe_key').on(table.recipientId, table.dedupeKey),
  ],
);
