import type { ClashReason } from '@teamwright/contracts/events/clash.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { projects } from '../projects.ts';
import { eventIdeas, eventParticipants, events } from './events.ts';

/** Scores of the teams of a formation at one revision. */
interface Measures {
  readonly revision: number;
  readonly teams: readonly { readonly id: string; readonly score: number; readonly broken: string | null }[];
  readonly rules: readonly { readonly ruleId: string; readonly value: number; readonly teams: number }[];
  /** How many members took no part then, and a hash of those who did. A former version of the server stored neither. */
  readonly absent?: number;
  readonly presentHash?: string;
}

/** Proposals for the teams of an event. */
export const eventFormations = pgTable(
  'event_formations',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    status: text({ enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    seed: integer().notNull(),
    seconds: smallint().notNull(),
    basedOnId: uuid().references((): AnyPgColumn => eventFormations.id, { onDelete: 'set null' }),
    /** The published formation that this one repairs. */
    repairsId: uuid().references((): AnyPgColumn => eventFormations.id, { onDelete: 'set null' }),
    /** Repair: the share of the participants that may be moved. */
    movedShare: real(),
    /** Repair: participants who declined to move; they stay in their published teams. */
    stayIds: uuid().array().notNull().default([]),
    /** Repair: the score of the published teams, without participants who have withdrawn or are absent. */
    scoreBefore: doublePrecision(),
    appliedAt: moment(),
    /** What organisers wrote when they applied the repair. */
    applyNote: text().notNull().default(''),
    /** Until when participants can answer whether they want to move. */
    answerBy: moment(),
    rules: jsonb().$type<readonly EventRule[]>().notNull(),
    score: doublePrecision(),
    /** Not less exact than it was proved, because a rounded one can lie below the score. */
    bound: doublePrecision(),
    fault: text(),
    clash: text().array(),
    /** Why no teams can meet the hard rules, with its numbers. */
    clashReason: jsonb().$type<ClashReason>(),
    measures: jsonb().$type<Measures>(),
    revision: integer().notNull().default(0),
    /** An organiser wants the result so far. */
    stopWanted: boolean().notNull().default(false),
    /** The process that forms the teams writes this often. If it stops, the formation has failed. */
    reportedAt: moment().notNull(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('event_formations_version_key').on(table.eventId, table.version),
    index('event_formations_based_on_idx').on(table.basedOnId),
    index('event_formations_repairs_idx').on(table.repairsId),
    check('event_formations_status_check', sql`${table.status} in ('queued', 'running', 'done', 'failed')`),
  ],
);

export const eventTeams = pgTable(
  'event_teams',
  {
    id: uuid().primaryKey(),
    formationId: uuid()
      .notNull()
      .references(() => eventFormations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    ideaId: uuid().references(() => eventIdeas.id, { onDelete: 'set null' }),
    /** Repair: the published team that this one continues. */
    fromId: uuid().references((): AnyPgColumn => eventTeams.id, { onDelete: 'set null' }),
    /** The project that the team became with the publication. */
    projectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    /** The number of its members when it was published, or when a repair changed it. */
    publishedSize: smallint(),
  },
  (table) => [
    index('event_teams_formation_idx').on(table.formationId, table.position),
    index('event_teams_idea_idx').on(table.ideaId),
    index('event_teams_from_idx').on(table.fromId),
    index('event_teams_project_idx').on(table.projectId),
  ],
);

/** A participant is in at most one team of a formation. */
export const eventTeamMembers = pgTable(
  'event_team_members',
  {
    formationId: uuid()
      .notNull()
      .references(() => eventFormations.id, { onDelete: 'cascade' }),
    participantId: uuid()
      .notNull()
      .references(() => eventParticipants.id, { onDelete: 'cascade' }),
    teamId: uuid()
      .notNull()
      .references(() => eventTeams.id, { onDelete: 'cascade' }),
    locked: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.formationId, table.participantId] }),
    index('event_team_members_team_idx').on(table.teamId),
    index('event_team_members_participant_idx').on(table.participantId),
  ],
);

/** Participants that the organisers asked whether a repair may move them. `accepted` is null until they answer. */
export const eventMoveAnswers = pgTable(
  'event_move_answers',
  {
    formationId: uuid()
      .notNull()
      .references(() => eventFormations.id, { onDelete: 'cascade' }),
    participantId: uuid()
      .notNull()
      .references(() => eventParticipants.id, { onDelete: 'cascade' }),
    /** The team of the repair about which they were asked. */
    teamId: uuid()
      .notNull()
      .references(() => eventTeams.id, { onDelete: 'cascade' }),
    accepted: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.formationId, table.participantId] }),
    index('event_move_answers_participant_idx').on(table.participantId),
    index('event_move_answers_team_idx').on(table.teamId),
  ],
);

/** The formation whose teams are published. The key allows one publication of an event. */
export const eventPublications = pgTable(
  'event_publications',
  {
    eventId: uuid()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    formationId: uuid()
      .notNull()
      .references(() => eventFormations.id),
    publishedAt: moment().notNull(),
  },
  (table) => [index('event_publications_formation_idx').on(table.formationId)],
);

/** The moves of organisers in a formation, so that each can undo their own. */
export const eventMoves = pgTable(
  'event_moves',
  {
    id: uuid().primaryKey(),
    formationId: uuid()
      .notNull()
      .references(() => eventFormations.id, { onDelete: 'cascade' }),
    /** The revision after the move. */
    revision: integer().notNull(),
    organiserId: uuid().notNull(),
    moves: jsonb().$type<readonly StoredMove[]>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [index('event_moves_formation_idx').on(table.formationId, table.organiserId, table.revision)],
);

interface StoredMove {
  readonly participantId: string;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Pairs to keep apart of which at least one has not registered: imported addresses in lower case, the smaller one
 * first. A pair moves to `event_apart` when both have registered.
 */
export const eventInvitedApart = pgTable(
  'event_invited_apart',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    oneEmail: text().notNull(),
    otherEmail: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.oneEmail, table.otherEmail] }),
    check('event_invited_apart_different_check', sql`${table.oneEmail} <> ${table.otherEmail}`),
  ],
);

/** Pairs of participants that must not be in one team; the smaller id first. */
export const eventApart = pgTable(
  'event_apart',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    oneId: uuid()
      .notNull()
      .references(() => eventParticipants.id, { onDelete: 'cascade' }),
    otherId: uuid()
      .notNull()
      .references(() => eventParticipants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index('event_apart_event_idx').on(table.eventId),
    index('event_apart_other_idx').on(table.otherId),
  ],
);
