import type { Preferences } from '@teamwright/contracts/accounts/preferences.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, updatedAt } from './columns.ts';
import { tsvector } from './search.ts';

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
    /** Shows this person and their projects on Nearby; off unless they opted in. */
    nearby: boolean().notNull().default(false),
    /** Whether the site may learn from what this person does with recommendations; on unless they opted out. */
    learning: boolean().notNull().default(true),
    /** What must be, counts as usual or does not count in recommended projects; null: all as usual. */
    preferences: jsonb().$type<Preferences>(),
    /** Shows the full e-mail on recommendations; off unless the person opted in. */
    showEmail: boolean().notNull().default(false),
    lastActiveAt: moment(),
    updatedAt: updatedAt(),
    /** What people are found by beside their names and skills. */
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple', bio || ' ' || workplace || ' ' || area || ' ' || school)`),
  },
  (table) => [
    index('profiles_search_vector_idx').using('gin', table.searchVector),
    index('profiles_area_idx').on(sql`lower(${table.area})`),
    index('profiles_nearby_idx').on(table.userId).where(sql`${table.nearby}`),
    index('profiles_school_idx').on(sql`lower(${table.school})`),
    check('profiles_hours_check', sql`${table.hoursPerWeek} between 1 and 80`),
  ],
);
