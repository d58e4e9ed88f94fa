import { z } from 'zod';
import { pulseColours, pulseFrequencies } from '../core/choices.ts';
import { id, isoDateTime, line } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

const colour = z.enum(pulseColours);
const frequency = z.enum(pulseFrequencies);

export type PulseColour = z.output<typeof colour>;
export type PulseFrequency = z.output<typeof frequency>;

const given = z.object({ colour, word: z.string(), givenAt: isoDateTime });

/** What a member of a published team told the organisers about the team. */
const ownPulse = z.object({
  frequency,
  /** The caller can answer now. A new answer in the same period replaces the former one. */
  canGive: z.boolean(),
  /** When the caller can answer first; null if they can now, or are not asked. */
  opensAt: isoDateTime.nullable(),
  /** The answer in this period; null if there is none yet. */
  given: given.nullable(),
});

export type OwnPulse = z.output<typeof ownPulse>;

const teamPulse = z.object({
  id: z.string(),
  name: z.string(),
  project: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
  /** Current members of the project who take part in the event. */
  members: z.number(),
  /** The worst answer of this period; null without one. */
  colour: colour.nullable(),
  answers: z.array(given.extend({ userId: z.string(), username: z.string() })),
});

export type TeamPulse = z.output<typeof teamPulse>;

/** All published teams. Teams that need attention come first. */
const teamPulses = z.object({
  frequency,
  since: isoDateTime,
  /** When members can answer first; null after the start of the event. */
  opensAt: isoDateTime.nullable(),
  teams: z.array(teamPulse),
});

export type TeamPulses = z.output<typeof teamPulses>;

const params = z.object({ id });

export const eventPulse = {
  ownPulse: endpoint({
    method: 'GET',
    path: '/api/events/:id/pulse',
    access: 'user',
    summary: 'Get what you told the organisers about your team in this period',
    params,
    response: ownPulse,
  }),
  givePulse: endpoint({
    method: 'PUT',
    path: '/api/events/:id/pulse',
    access: 'user',
    summary: 'Tell the organisers how your team is; no other participant reads it',
    params,
    body: z.object({ colour, word: line(limits.pulseWord.max).default('') }),
    response: ownPulse,
  }),
  teamPulses: endpoint({
    method: 'GET',
    path: '/api/events/:id/pulses',
    access: 'user',
    summary: 'List the published teams with what their members answered in this period',
    params,
    response: teamPulses,
  }),
  putPulseFrequency: endpoint({
    method: 'PUT',
    path: '/api/events/:id/pulses',
    access: 'user',
    summary: 'Set how often members of teams are asked how their team is',
    params,
    body: z.object({ frequency }),
    response: teamPulses,
  }),
} as const;
