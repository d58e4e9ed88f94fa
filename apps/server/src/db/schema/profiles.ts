import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, updatedAt } from './columns.ts';

/** What a person tells about themself. Absent until first filled in. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    bio: text().notNull().default(''),
    workplace: text().notNull().default(''),
    area: text().notNull().default(''),
    school: text().notNull().default(''),
    timeZone: text(),
    hoursPerWeek: smallint(),
    interests: text().array().notNull().default(sql`'{}'`),
    roles: text().array().notNull().default(sql`'{}'`),
    openToCollaborate: boolean().notNull().default(true),
    /** Shows the full e-mail on recommendations; off unless the person opted in. */
    showEmail: boolean().notNull().default(false),
    lastActiveAt: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [check('profiles_hours_check', sql`${table.hoursPerWeek} between 1 and 80`)],
);
