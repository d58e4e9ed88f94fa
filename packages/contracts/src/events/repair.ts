import { z } from 'zod';
import { repairDials } from '../core/choices.ts';
import { id, isoDateTime, line } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { ownAttendance } from './attendance.ts';
import { formationParams } from './formation-params.ts';
import { formation } from './forming.ts';
import { participantStatus } from './statuses.ts';

const member = z.object({
  participantId: z.string(),
  userId: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  status: participantStatus,
});

const publishedTeam = z.object({
  id: z.string(),
  name: z.string(),
  project: z.object({ id: z.string(), slug: z.string() }).nullable(),
  /** Including participants who have withdrawn or are absent. */
  members: z.array(member),
  /** Members who are neither withdrawn nor absent, checked in or not. */
  attending: z.number(),
  /** Why the team needs attention: no member left, one member left, or fewer than the smallest team size. */
  flag: z.enum(['empty', 'one_left', 'too_small']).nullable(),
});

/** The published teams and their members, for organisers. */
const repairPage = z.object({
  /** The published version; null before the publication. */
  version: z.number().nullable(),
  /** Why the teams cannot be repaired now; null if they can. */
  fault: z.string().nullable(),
  teams: z.array(publishedTeam),
  /** Participants with a place but without a team. */
  waiting: z.array(member),
});

export type RepairPage = z.output<typeof repairPage>;

const teamName = z.object({ id: z.string(), name: z.string() });
const named = z.object({ participantId: z.string(), username: z.string() });
const moveAnswer = z.enum(['asked', 'accepted', 'declined']);

/** What a repair changes, by name. */
const difference = z.object({
  version: z.number(),
  /** The version that it repairs. */
  repairs: z.number(),
  appliedAt: isoDateTime.nullable(),
  /** Why it cannot be applied; null if it can. */
  fault: z.string().nullable(),
  /** `reason` is what the participant will read. `answer` is null if they were not asked. */
  moved: z.array(
    named.extend({ from: teamName, to: teamName, reason: z.string(), answer: moveAnswer.nullable() }),
  ),
  /** Participants without a team before. */
  joined: z.array(named.extend({ to: teamName })),
  left: z.array(named.extend({ from: teamName, status: participantStatus })),
  /** Participants with a place who are not absent and in no team of this version. */
  unplaced: z.array(named.extend({ from: teamName.nullable() })),
  /** Teams that end. `mergedInto` is the team that most of their members join. */
  closed: z.array(teamName.extend({ mergedInto: teamName.nullable() })),
  created: z.array(teamName.extend({ members: z.array(z.string()) })),
  /** Members of published teams who are neither withdrawn nor absent. */
  attending: z.number(),
  /**
   * The mean score of the remaining participants in the teams that the repair replaces, 0–100: now, or when it was
   * applied. Participants without a team count 0. Null if it is not known.
   */
  scoreBefore: z.number().nullable(),
  score: z.number().nullable(),
  /** Until when participants can answer; null if they were not asked. */
  answerBy: isoDateTime.nullable(),
});

export type RepairDifference = z.output<typeof difference>;

const params = z.object({ id });

export const eventRepair = {
  repair: endpoint({
    method: 'GET',
    path: '/api/events/:id/repair',
    access: 'user',
    summary: 'Get the published teams and the participants who wait for a team, as an organiser',
    params,
    response: repairPage,
  }),
  startRepair: endpoint({
    method: 'POST',
    path: '/api/events/:id/repairs',
    access: 'user',
    summary: 'Propose a repair of the published teams in the background; nothing changes until it is applied',
    params,
    body: z.object({
      /** From `nobody` (no participant moves) to `best` (the best teams, however many move). */
      dial: z.enum(repairDials).default('few'),
      seconds: z
        .number()
        .int('Seconds are a whole number')
        .min(limits.formingSeconds.min)
        .max(limits.formingSeconds.max, `At most ${limits.formingSeconds.max} seconds`)
        .default(limits.repairSeconds),
      /** Participants who declined to move in this version stay in their teams; locked ones stay together. */
      basedOn: z.number().int().min(1).optional(),
    }),
    status: 201,
    response: formation,
  }),
  repairDifference: endpoint({
    method: 'GET',
    path: '/api/events/:id/formations/:version/difference',
    access: 'user',
    summary: 'Get what a repair changes: participants who move, join or leave, and teams that end or begin',
    params: formationParams,
    response: difference,
  }),
  askMoved: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/ask',
    access: 'user',
    summary: 'Ask the participants that a repair moves for their consent, once each',
    params: formationParams,
    body: z.object({
      hours: z
        .number()
        .int('Hours are a whole number')
        .min(limits.askHours.min, 'At least an hour')
        .max(limits.askHours.max, `At most ${limits.askHours.max} hours`),
    }),
    response: difference,
  }),
  answerMove: endpoint({
    method: 'POST',
    path: '/api/events/:id/move',
    access: 'user',
    summary: 'Accept or decline the move that the organisers propose to you; the last answer counts',
    params,
    body: z.object({ accept: z.boolean() }),
    response: ownAttendance,
  }),
  returnDeclined: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/return',
    access: 'user',
    summary: 'Put participants who declined to move back into their teams in a repair',
    params: formationParams,
    response: difference,
  }),
  applyRepair: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/apply',
    access: 'user',
    summary: 'Apply a repair: projects and rooms follow, and participants are notified; safe to repeat',
    params: formationParams,
    body: z.object({
      /** Added to the reason that participants read. */
      note: line(limits.reason.max).default(''),
    }),
    response: difference,
  }),
} as const;
