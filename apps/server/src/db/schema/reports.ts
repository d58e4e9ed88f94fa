import { reportKinds, reportOutcomes, reportReasons } from '@teamwright/contracts/reports/kinds.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';
import { pictures } from './uploads.ts';

/** Reports to the administrators. All open reports of one subject are resolved together. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: reportKinds }).notNull(),
    /** The user, message, comment or project. */
    subjectId: uuid().notNull(),
    /** The responsible user: the user, the author, or the owner at that time. */
    aboutId: uuid()
      .notNull()
      .references(() => users.id),
    /** The project that contains it or that it is; null for users. */
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull().default(''),
    /** The reported content at that time. */
    snapshot: text().notNull(),
    createdAt: createdAt(),
    resolvedAt: moment(),
    resolvedBy: uuid().references(() => users.id),
    outcome: text({ enum: reportOutcomes }),
    /** The administrator's reason. */
    resolution: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('reports_open_key')
      .on(table.reporterId, table.kind, table.subjectId)
      .where(sql`${table.resolvedAt} is null`),
    index('reports_open_idx').on(table.kind, table.subjectId).where(sql`${table.resolvedAt} is null`),
    index('reports_resolved_idx').on(table.resolvedAt).where(sql`${table.resolvedAt} is not null`),
    index('reports_about_idx').on(table.aboutId),
    index('reports_reporter_idx').on(table.reporterId),
    check('reports_kind_check', sql`${table.kind} in ('person', 'message', 'comment', 'project')`),
    check(
      'reports_reason_check',
      sql`${table.reason} in ('spam', 'harassment', 'hate', 'sexual', 'impersonation', 'other')`,
    ),
    check('reports_outcome_check', sql`${table.outcome} in ('dismissed', 'removed', 'suspended', 'gone')`),
    check('reports_resolved_check', sql`(${table.resolvedAt} is null) = (${table.outcome} is null)`),
  ],
);

/** The pictures of a reported message. Their files stay while a report refers to them. */
export const reportPictures = pgTable(
  'report_pictures',
  {
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    name: text()
      .notNull()
      .references(() => pictures.name, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.name] }),
    index('report_pictures_name_idx').on(table.name),
  ],
);
