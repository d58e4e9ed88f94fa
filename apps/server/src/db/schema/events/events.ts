import {
  eventPresets,
  eventStatuses,
  joinPolicies,
  pulseFrequencies,
} from '@teamwright/contracts/core/choices.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Registration closes then. */
    deadline: moment().notNull(),
    timeZone: text().notNull(),
    place: text().notNull(),
    online: boolean().notNull(),
    capacity: integer().notNull(),
    joinPolicy: text({ enum: joinPolicies }).notNull(),
    emailDomains: text().array().notNull(),
    joinCode: text(),
    teamMin: smallint().notNull(),
    teamPreferred: smallint().notNull(),
    teamMax: smallint().notNull(),
    roles: text().array().notNull(),
    preset: text({ enum: eventPresets }).notNull(),
    rules: jsonb().$type<readonly EventRule[]>().notNull(),
    rulesVersion: integer().notNull().default(1),
    questionsVersion: integer().notNull().default(1),
    /** Of the pairs to keep apart, those of imported addresses included. */
    apartVersion: integer().notNull().default(1),
    /** The organiser who last changed these pairs; null after a registration or the deletion of an account. */
    apartChangedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: eventStatuses }).notNull().default('draft'),
    cancelReason: text().notNull().default(''),
    /** Participants enter it at the door. Only organisers see it. */
    checkInCode: text(),
    checkInClosedAt: moment(),
    /** The secret of the link with which users register after the publication. */
    lateCode: text(),
    /** When participants were last asked to confirm. */
    confirmationAskedAt: moment(),
    /** How often members of teams tell the organisers how their team is. */
    pulseFrequency: text({ enum: pulseFrequencies }).notNull().default('weekly'),
    participantIdeas: boolean().notNull().default(true),
    /** Lists no longer show the event. */
    archivedAt: moment(),
    /** Increases with every edit, so that two organisers do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('events_slug_key').on(table.slug),
    index('events_starts_idx').on(table.status, table.startsAt, table.id),
    check(
      'events_status_check',
      sql`${table.status} in ('draft', 'open', 'forming', 'published', 'running', 'finished', 'cancelled')`,
    ),
    check('events_pulse_frequency_check', sql`${table.pulseFrequency} in ('off', 'weekly', 'daily')`),
    check('events_capacity_check', sql`${table.capacity} between 2 and 10000`),
    check(
      'events_dates_check',
      sql`${table.endsAt} > ${table.startsAt} and ${table.deadline} <= ${table.endsAt}`,
    ),
    check(
      'events_team_size_check',
      sql`1 <= ${table.teamMin} and ${table.teamMin} <= ${table.teamPreferred}
        and ${table.teamPreferred} <= ${table.teamMax} and ${table.teamMax} <= 20`,
    ),
  ],
);

export const eventOrganisers = pgTable(
  'event_organisers',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'co_organiser'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_organisers_user_idx').on(table.userId),
    uniqueIndex('event_organisers_owner_key').on(table.eventId).where(sql`${table.role} = 'owner'`),
    check('event_organisers_role_check', sql`${table.role} in ('owner', 'co_organiser')`),
  ],
);

export const eventQuestions = pgTable(
  'event_questions',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text({ enum: ['choice', 'scale', 'text'] }).notNull(),
    label: text().notNull(),
    options: text().array().notNull(),
    visibility: text({ enum: ['shown_to_teams', 'organisers_only', 'used_in_rule'] }).notNull(),
    required: boolean().notNull(),
  },
  (table) => [
    index('event_questions_event_idx').on(table.eventId, table.position),
    check('event_questions_kind_check', sql`${table.kind} in ('choice', 'scale', 'text')`),
    check(
      'event_questions_visibility_check',
      sql`${table.visibility} in ('shown_to_teams', 'organisers_only', 'used_in_rule')`,
    ),
  ],
);

/** Addresses that the organisers imported, with the values that were imported for each. */
export const eventInvitees = pgTable(
  'event_invitees',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    roles: jsonb().$type<readonly EventRole[]>().notNull(),
    experience: smallint(),
    languages: text().array().notNull(),
    answers: jsonb().$type<readonly EventAnswer[]>().notNull(),
    /** The first import of the address. Null for earlier versions: it counts as before all registrations. */
    importedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.email] }),
    index('event_invitees_email_idx').on(table.email),
  ],
);

interface EventRole {
  readonly role: string;
  /** From 1 to 3. */
  readonly level: number;
}

interface EventAnswer {
  readonly questionId: string;
  readonly value: string;
}

export const eventParticipants = pgTable(
  'event_participants',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({
      enum: ['registered', 'confirmed', 'placed', 'waitlisted', 'withdrawn', 'absent'],
    }).notNull(),
    roles: jsonb().$type<readonly EventRole[]>().notNull(),
    /** From 0 to 4. */
    experience: smallint().notNull(),
    languages: text().array().notNull(),
    answers: jsonb().$type<readonly EventAnswer[]>().notNull(),
    /** Ids of project ideas, the best first. */
    wishes: uuid().array().notNull(),
    /** The secret of the invitation link for friends. */
    friendCode: text().notNull(),
    /** The order of the waiting list: a participant who registers again starts at its end. */
    registeredAt: moment().notNull(),
    confirmedAt: moment(),
    checkedInAt: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('event_participants_user_key').on(table.eventId, table.userId),
    uniqueIndex('event_participants_friend_code_key').on(table.friendCode),
    index('event_participants_order_idx').on(table.eventId, table.status, table.registeredAt, table.id),
    index('event_participants_of_user_idx').on(table.userId),
    check(
      'event_participants_status_check',
      sql`${table.status} in ('registered', 'confirmed', 'placed', 'waitlisted', 'withdrawn', 'absent')`,
    ),
    check('event_participants_experience_check', sql`${table.experience} between 0 and 4`),
  ],
);

/** One participant wants to be in a team with the other. Friends have two rows. */
export const eventFriends = pgTable(
  'event_friends',
  {
    participantId: uuid()
      .notNull()
      .references(() => eventParticipants.id, { onDelete: 'cascade' }),
    friendId: uuid()
      .notNull()
      .references(() => eventParticipants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.friendId] }),
    index('event_friends_friend_idx').on(table.friendId),
  ],
);

/** Project ideas of organisers and participants. */
export const eventIdeas = pgTable(
  'event_ideas',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Null after the account was deleted. */
    proposedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text().notNull(),
    needs: jsonb().$type<readonly { readonly role: string; readonly count: number }[]>().notNull(),
    skills: text().array().notNull(),
    maxTeams: smallint().notNull(),
    /** Increases with every edit, so that two users do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('event_ideas_event_idx').on(table.eventId, table.createdAt),
    index('event_ideas_user_idx').on(table.proposedBy),
  ],
);
