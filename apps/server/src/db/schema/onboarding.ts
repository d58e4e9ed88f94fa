import { welcomeSteps } from '@teamwright/contracts/core/choices.ts';
import { onboardingReasons, onboardingStatuses } from '@teamwright/contracts/onboarding.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** A repository that was read, with the skills that it shows. */
export interface ReadRepository {
  readonly repoId: string;
  readonly name: string;
  readonly fullName: string;
  readonly private: boolean;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  readonly topics: readonly string[];
  /** ISO 8601. */
  readonly pushedAt: string;
  readonly skills: readonly {
    readonly skillId: string;
    readonly label: string;
    readonly confidence: number;
  }[];
}

export interface HostProfile {
  readonly bio: string;
  readonly workplace: string;
  readonly area: string;
}

/** What the first sign-in with the code host found, until the user confirms it. Only that user sees it. */
export const onboardings = pgTable(
  'onboardings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: onboardingStatuses }).notNull().default('reading'),
    reason: text({ enum: onboardingReasons }),
    retryAt: moment(),
    skipped: boolean().notNull().default(false),
    /** Repositories that the granted permission shows, and how many of them are read. */
    total: integer().notNull().default(0),
    chosen: integer().notNull().default(0),
    found: jsonb().$type<readonly ReadRepository[]>().notNull().default([]),
    profile: jsonb().$type<HostProfile>(),
    /** The job that reads now. A later job takes over. */
    claimedBy: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('onboardings_status_check', sql`${table.status} in ('reading', 'ready', 'confirmed', 'stopped')`),
  ],
);

/** How far a user's first steps are. No row for accounts from before, and for imported ones. */
export const welcomes = pgTable(
  'welcomes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    done: text({ enum: welcomeSteps }).array().notNull().default(sql`'{}'`),
    skipped: text({ enum: welcomeSteps }).array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('welcomes_steps_check', sql`cardinality(${table.done} || ${table.skipped}) <= 4`)],
);
