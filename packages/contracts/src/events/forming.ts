import { z } from 'zod';
import { done, id, isoDateTime, looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { clashFix, clashReason } from './clash.ts';
import { formationParams } from './formation-params.ts';
import { eventRule } from './rules.ts';

/** `failed` has the reason in `fault`. A formation that was stopped is `done` with its teams so far. */
const formationStatus = z.enum(['queued', 'running', 'done', 'failed']);

/** One computed proposal for all teams of an event. */
export const formation = z.object({
  /** From 1 within the event. */
  version: z.number(),
  status: formationStatus,
  seed: z.number(),
  seconds: z.number(),
  /** The version whose locked participants were kept together. */
  basedOn: z.number().nullable(),
  /** The published version that it repairs; null for a version that forms all teams. */
  repairs: z.number().nullable(),
  /** When the repair was applied. */
  appliedAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
  finishedAt: isoDateTime.nullable(),
  /** 0–100; null before the first teams exist. */
  score: z.number().nullable(),
  /** A proved upper bound of the score; null if none is proved. */
  bound: z.number().nullable(),
  /** Why the teams break a hard rule, or why there are none; null for valid teams. */
  fault: z.string().nullable(),
  /** Ids of a smallest set of hard rules that no teams can meet together. */
  clash: z.array(z.string()).nullable(),
  /** Why no teams exist; null if teams exist, and for versions that stored no reason. */
  clashReason: clashReason.nullable(),
  /** Increases with every move, lock and undo. */
  revision: z.number(),
  /** Teams; 0 before the end. */
  teams: z.number(),
});

export type FormationSummary = z.output<typeof formation>;

const formedTeam = z.object({
  id: z.string(),
  name: z.string(),
  ideaId: z.string().nullable(),
  /** Repair: the published team that it continues. */
  fromId: z.string().nullable(),
  /** 0–100. */
  score: z.number(),
  /** The first hard rule that the team breaks. */
  broken: z.string().nullable(),
  members: z.array(z.object({ participantId: z.string(), locked: z.boolean() })),
});

export type FormedTeamView = z.output<typeof formedTeam>;

const formationPage = formation.extend({
  /** The rules with which the teams were formed. */
  rules: z.array(eventRule),
  teamList: z.array(formedTeam),
  /** Participants with a place who are in no team. */
  unplaced: z.array(z.string()),
  /** The mean and the lowest score of a team; null without teams. */
  mean: z.number().nullable(),
  worst: z.number().nullable(),
  /** How far each rule is satisfied, 0–1 over all participants, and in how many teams completely. */
  satisfaction: z.array(z.object({ ruleId: z.string(), value: z.number(), teams: z.number() })),
  /** Changes after which teams may exist, by the rules and sizes that the event has now. */
  fixes: z.array(clashFix),
  /** What the actor's next undo or redo would change. */
  can: z.object({ undo: z.boolean(), redo: z.boolean() }),
});

export type FormationPage = z.output<typeof formationPage>;

/** `null` for no team. */
const move = z.object({
  participantId: looseId,
  /** The team where the organiser sees the participant. If they are elsewhere by now, nothing moves. */
  from: looseId.nullable(),
  /** `new` for a team of their own. */
  to: z.union([looseId, z.literal('new')]).nullable(),
});

export type TeamMove = z.output<typeof move>;

/** An instance of the engine, so that the review table scores moves in the browser. */
const instance = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      level: z.number(),
      roles: z.record(z.string(), z.number()),
      skills: z.record(z.string(), z.number()),
      slots: z.array(z.number()),
      languages: z.array(z.string()),
      wishes: z.array(z.string()),
      friends: z.array(z.string()),
      avoid: z.array(z.string()),
      answers: z.record(z.string(), z.string()),
    }),
  ),
  sizes: z.object({ min: z.number(), max: z.number(), preferred: z.number() }),
  projects: z
    .array(
      z.object({
        id: z.string(),
        teamsMax: z.number(),
        needs: z.record(z.string(), z.number()),
        skills: z.array(z.string()),
      }),
    )
    .optional(),
  /** Repair: the teams as they were published. */
  published: z
    .array(z.object({ id: z.string(), members: z.array(z.string()), project: z.string().nullable() }))
    .optional(),
  /** Rules in the format of the engine. */
  rules: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
});

const params = z.object({ id });

export const eventForming = {
  formations: endpoint({
    method: 'GET',
    path: '/api/events/:id/formations',
    access: 'user',
    summary: 'List the formations of an event, the newest first',
    params,
    response: z.object({ formations: z.array(formation) }),
  }),
  form: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations',
    access: 'user',
    summary: 'Form all teams of an event in the background; one formation runs at a time',
    params,
    body: z.object({
      seconds: z
        .number()
        .int('Seconds are a whole number')
        .min(limits.formingSeconds.min)
        .max(limits.formingSeconds.max, `At most ${limits.formingSeconds.max} seconds`)
        .default(limits.formingSeconds.default),
      /** The same participants, rules, seed and version get similar teams. */
      seed: z
        .number()
        .int()
        .min(1)
        .max(2 ** 31 - 1)
        .default(1),
      /** Keeps the locked participants of this version together. */
      basedOn: z.number().int().min(1).optional(),
    }),
    status: 201,
    response: formation,
  }),
  formation: endpoint({
    method: 'GET',
    path: '/api/events/:id/formations/:version',
    access: 'user',
    summary: 'Get a formation with its teams, scores and how far each rule is satisfied',
    params: formationParams,
    response: formationPage,
  }),
  formationInstance: endpoint({
    method: 'GET',
    path: '/api/events/:id/formations/:version/instance',
    access: 'user',
    summary: 'Get what the engine needs to score teams of a formation',
    params: formationParams,
    response: instance,
  }),
  stopForming: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/stop',
    access: 'user',
    summary: 'Stop a running formation and keep the teams so far',
    params: formationParams,
    response: done,
  }),
  removeFormation: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/formations/:version',
    access: 'user',
    summary: 'Delete a formation',
    params: formationParams,
    response: done,
  }),
  moveParticipants: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/moves',
    access: 'user',
    summary: 'Move participants between teams: all moves, or none if one has been moved by another organiser',
    params: formationParams,
    body: z.object({ moves: z.array(move).min(1).max(limits.movesAtOnce) }),
    response: formationPage,
  }),
  lockParticipants: endpoint({
    method: 'PUT',
    path: '/api/events/:id/formations/:version/locks',
    access: 'user',
    summary: 'Lock participants in their teams, or unlock them; a locked participant cannot be moved',
    params: formationParams,
    body: z.object({
      participantIds: z.array(looseId).min(1).max(limits.movesAtOnce),
      locked: z.boolean(),
    }),
    response: formationPage,
  }),
  undoMove: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/undo',
    access: 'user',
    summary: 'Undo your last move in a formation',
    params: formationParams,
    response: formationPage,
  }),
  redoMove: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/redo',
    access: 'user',
    summary: 'Redo the move that you undid last',
    params: formationParams,
    response: formationPage,
  }),
} as const;
