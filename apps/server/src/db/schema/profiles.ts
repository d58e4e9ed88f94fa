import type { Preferences } from '@teamwright/contracts/accounts/preferences.ts';
import { goalNames } from '@teamwright/contracts/core/choices.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, tsvector, updatedAt, weekHours } from './columns.ts';

/** Profile of a user. No row until first filled in. */
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
    /** Null: 08:00 to 22:00 is assumed. */
    availability: weekHours(),
    interests: text().array().notNull().default(sql`'{}'`),
    roles: text().array().notNull().default(sql`'{}'`),
    goals: text({ enum: goalNames }).array().notNull().default(sql`'{}'`),
    openToCollaborate: boolean().notNull().default(true),
    /** Shows the user and their projects on Nearby. Default: off. */
    nearby: boolean().notNull().default(false),
    /** Whether the site may learn from the user's actions on recommendations. Default: on. */
    learning: boolean().notNull().default(true),
    /** Required, normal and ignored factors for recommended projects; null: all normal. */
    preferences: jsonb().$type<Preferences>(),
    /** Shows the full email address on recommendations. Default: off. */
    showEmail: boolean().notNull().default(false),
    lastActiveAt: moment(),
    /** The latest use of the site, within ten minutes. Null before the first visit. */
    visitedAt: moment(),
    /** The latest use during the visit before the current one. Null during the first visit. */
    previousVisitAt: moment(),
    updatedAt: updatedAt(),
    /** Searchable words beside names and skills. */
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
    check('profiles_availability_check', sql`octet_length(${table.availability}) = 21`),
    check('profiles_goals_check', sql`cardinality(${table.goals}) <= 5`),
  ],
);
