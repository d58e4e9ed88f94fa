import { z } from 'zod';
import { done, id, isoDateTime, line, pageLimit, startIndex } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { participantRole } from './registration.ts';
import { participantStatus } from './statuses.ts';

/**
 * `teams`: each of `teams` needs it, by a rule. `ideas`: the least with which all teams can work on some project idea
 * and a team can work on each of them.
 */
const neededBy = z.enum(['teams', 'ideas']);

/**
 * Too few participants for a rule or for the project ideas. `teams` is the number of teams of about the preferred
 * size that the participants form.
 */
export const shortage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('role'),
    neededBy,
    role: z.string(),
    level: z.number(),
    needed: z.number(),
    registered: z.number(),
    teams: z.number(),
    hard: z.boolean(),
  }),
  z.object({
    kind: z.literal('skill'),
    neededBy,
    skill: z.string(),
    needed: z.number(),
    registered: z.number(),
    teams: z.number(),
    hard: z.boolean(),
  }),
  /** The participants cannot be divided into teams of the allowed sizes. */
  z.object({ kind: z.literal('size'), participants: z.number(), min: z.number(), max: z.number() }),
]);

export type Shortage = z.output<typeof shortage>;

export const eventFigures = z.object({
  capacity: z.number(),
  /** Participants by status. */
  statuses: z.record(participantStatus, z.number()),
  /** Participants with a place, and those among them who have confirmed. */
  placesTaken: z.number(),
  confirmed: z.number(),
  /** Teams of about the preferred size that the participants form. */
  teams: z.number(),
  roles: z.array(z.object({ role: z.string(), count: z.number(), byLevel: z.array(z.number()).length(3) })),
  /** The most frequent ones first. */
  skills: z.array(z.object({ skillId: z.string(), label: z.string(), count: z.number() })),
  languages: z.array(z.object({ language: z.string(), count: z.number() })),
  shortages: z.array(shortage),
});

export type EventFigures = z.output<typeof eventFigures>;

/** A participant as organisers see them. */
export const eventParticipant = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  status: participantStatus,
  roles: z.array(participantRole),
  experience: z.number(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  answers: z.array(z.object({ questionId: z.string(), value: z.string() })),
  wishes: z.array(z.string()),
  registeredAt: isoDateTime,
  confirmedAt: isoDateTime.nullable(),
  waitingPosition: z.number().nullable(),
});

export type EventParticipant = z.output<typeof eventParticipant>;

const column = line(limits.csvColumn.max, 1);

/** The columns of the file by what they hold. Other columns are ignored. */
export const csvMapping = z.object({
  email: column,
  /** Roles separated by `;`, each with an optional level: `Backend:3; Design`. */
  roles: column.optional(),
  /** From 0 to 4. */
  experience: column.optional(),
  /** Language codes separated by `;`. */
  languages: column.optional(),
  /** A name or number of each person, which `keepApart` can use instead of the address. */
  key: column.optional(),
  /** Addresses or keys of people who must not be in one team with this person, separated by `;`. */
  keepApart: column.optional(),
  answers: z
    .array(z.object({ questionId: z.string().max(100), column }))
    .max(limits.eventQuestions)
    .default([]),
});

export type CsvMapping = z.output<typeof csvMapping>;

/** A line of the file as an import would read it. Values with an error are left out. */
const csvPreview = z.object({
  lines: z.array(
    z.object({
      line: z.number(),
      email: z.string(),
      roles: z.array(participantRole),
      experience: z.number().nullable(),
      languages: z.array(z.string()),
      key: z.string(),
      keepApart: z.array(z.string()),
      answers: z.array(z.object({ questionId: z.string(), value: z.string() })),
      errors: z.array(z.string()),
    }),
  ),
});

export type CsvPreview = z.output<typeof csvPreview>;

/** Counts line breaks without a copy of the text. */
function hasCsvLines(csv: string): boolean {
  let lines = 0;
  for (let at = 0; at < csv.length; lines += 1) {
    const next = csv.indexOf('\n', at);
    const end = next === -1 ? csv.length : next;
    if (end - at > limits.csvLine.max || lines >= limits.csvLines) return false;
    at = end + 1;
  }
  return true;
}

const csvText = z
  .string()
  .max(limits.csvBytes, { error: 'The file is too large', abort: true })
  .refine(hasCsvLines, {
    error: `At most ${limits.csvLines} lines of ${limits.csvLine.max} characters`,
    abort: true,
  })
  .refine((csv) => !csv.includes('\u0000') && csv.isWellFormed(), 'The file is not a text in UTF-8');

const params = z.object({ id });

export const eventDeskCalls = {
  figures: endpoint({
    method: 'GET',
    path: '/api/events/:id/figures',
    access: 'user',
    summary:
      'Count registrations by role, skill and language, with what is short for rules and project ideas',
    params,
    response: eventFigures,
  }),
  participants: endpoint({
    method: 'GET',
    path: '/api/events/:id/participants',
    access: 'user',
    summary: 'List the participants of an event as an organiser, in the order of registration',
    params,
    query: z.object({
      status: participantStatus.optional(),
      search: line(limits.searchTerm.max).optional(),
      startIndex,
      limit: pageLimit(limits.page.max, limits.eventParticipantPage),
    }),
    response: z.object({ participants: z.array(eventParticipant), total: z.number() }),
  }),
  askToConfirm: endpoint({
    method: 'POST',
    path: '/api/events/:id/confirmations',
    access: 'user',
    summary: 'Ask participants who have not confirmed to do so; at most once a day',
    params,
    response: z.object({ asked: z.number() }),
  }),
  removeParticipant: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/participants/:participantId',
    access: 'user',
    summary: 'Withdraw a participant as an organiser; they are notified with the reason',
    params: z.object({ id, participantId: id }),
    body: z.object({ reason: line(limits.reason.max, 1) }),
    response: done,
  }),
  /** The file can be cut after some lines. */
  previewInvitees: endpoint({
    method: 'POST',
    path: '/api/events/:id/invitees/preview',
    access: 'user',
    summary: 'Show how an import would read the first lines of a CSV file; nothing is stored',
    params,
    body: z.object({ csv: csvText, mapping: csvMapping }),
    response: csvPreview,
  }),
  /** Errors name each bad line: `fields` has the keys `line.2`, `line.17`, and so on, with all errors of the line. */
  importInvitees: endpoint({
    method: 'POST',
    path: '/api/events/:id/invitees',
    access: 'user',
    summary: 'Import the people who may register from a CSV file: all lines, or none if one has an error',
    params,
    body: z.object({ csv: csvText, mapping: csvMapping }),
    response: z.object({ imported: z.number(), updated: z.number() }),
  }),
  removeInvitees: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/invitees',
    access: 'user',
    summary: 'Delete all imported addresses; registrations stay',
    params,
    response: done,
  }),
  /** The body is a CSV file. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
  exportParticipants: endpoint({
    method: 'GET',
    path: '/api/events/:id/participants.csv',
    access: 'user',
    summary: 'Export the participants of an event as a CSV file',
    params,
    response: z.string(),
  }),
  exportIdeas: endpoint({
    method: 'GET',
    path: '/api/events/:id/ideas.csv',
    access: 'user',
    summary: 'Export the project ideas of an event as a CSV file, with the numbers of wishes and the teams',
    params,
    response: z.string(),
  }),
  exportThanks: endpoint({
    method: 'GET',
    path: '/api/events/:id/thanks.csv',
    access: 'user',
    summary: 'Export the thanks between members of teams as a CSV file',
    params,
    response: z.string(),
  }),
} as const;
