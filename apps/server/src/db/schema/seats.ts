import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { memberships } from './teams.ts';

/**
 * The seats of projects. A project without rows gets the seats that the engine proposes for it, with the same ids, when
 * they are read and when its team changes.
 */
export const seats = pgTable(
  'seats',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Order on the project's page. */
    position: smallint().notNull(),
    name: text().notNull(),
    /** Labels as typed. */
    skills: text().array().notNull(),
    level: text({ enum: ['any', 'learning', 'solid'] })
      .notNull()
      .default('any'),
    hoursPerWeek: smallint(),
    /** Null while it is open. */
    memberId: uuid(),
  },
  (table) => [
    uniqueIndex('seats_member_key').on(table.projectId, table.memberId),
    // The migration sets only the member to null, so that the end of a membership opens the seat.
    foreignKey({
      name: 'seats_member_fk',
      columns: [table.projectId, table.memberId],
      foreignColumns: [memberships.projectId, memberships.userId],
    }).onDelete('set null'),
    check('seats_name_check', sql`char_length(${table.name}) between 1 and 40`),
    check('seats_skills_check', sql`cardinality(${table.skills}) <= 12`),
    check('seats_level_check', sql`${table.level} in ('any', 'learning', 'solid')`),
    check('seats_hours_check', sql`${table.hoursPerWeek} between 1 and 80`),
  ],
);
