import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { projects } from './projects.ts';

/** Comments on projects. Rows of deleted comments stay, so that answers keep their question. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['comment', 'question'] }).notNull(),
    /** The question that this comment answers. */
    parentId: uuid(),
    /** Always 'question' if there is a parent. The foreign key below uses it to allow answers to questions only. */
    parentKind: text().generatedAlwaysAs(sql`case when parent_id is not null then 'question' end`),
    /** Empty if the author deleted it; kept for administrators if they removed it. */
    body: text().notNull(),
    createdAt: createdAt(),
    editedAt: moment(),
    deletedAt: moment(),
    /** The administrator who removed it, and the reason. */
    removedBy: uuid().references(() => users.id),
    removalReason: text().notNull().default(''),
  },
  (table) => [
    unique('comments_answerable_key').on(table.id, table.kind, table.projectId),
    // Answers belong to questions of the same project. Questions have no parent, so there is only one level.
    foreignKey({
      name: 'comments_parent_fk',
      columns: [table.parentId, table.parentKind, table.projectId],
      foreignColumns: [table.id, table.kind, table.projectId],
    }),
    check('comments_kind_check', sql`${table.kind} in ('comment', 'question')`),
    check('comments_answer_check', sql`${table.parentId} is null or ${table.kind} = 'comment'`),
    check(
      'comments_body_check',
      sql`char_length(${table.body}) between 1 and 2000 or (${table.body} = '' and ${table.deletedAt} is not null)`,
    ),
    check('comments_removed_check', sql`${table.removedBy} is null or ${table.deletedAt} is not null`),
    index('comments_threads_idx')
      .on(table.projectId, table.createdAt, table.id)
      .where(sql`${table.parentId} is null`),
    index('comments_answers_idx')
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`${table.parentId} is not null and ${table.deletedAt} is null`),
    index('comments_author_idx').on(table.authorId),
    index('comments_created_idx').on(table.createdAt, table.id),
  ],
);
