import { z } from 'zod';
import { line, looseId } from '../core/common.ts';
import { limits } from '../core/limits.ts';
import { coverageCell, skillHow } from '../projects/projects.ts';

function names(max: number) {
  return z.array(line(limits.tag.max, 1)).max(max, `At most ${max} skills`).default([]);
}

const userIds = z
  .array(looseId)
  .max(limits.teamSize.max, `At most ${limits.teamSize.max} people`)
  .default([]);

/** A request for a team; all fields but the project are optional. */
export const teamQuestion = z.object({
  postId: looseId,
  /** Size of the whole team including the owner; by default the project's team size. */
  size: z
    .number()
    .int('Team size must be a whole number')
    .min(limits.teamSize.min, 'A team has at least 1 person')
    .max(limits.teamSize.max, `A team has at most ${limits.teamSize.max} people`)
    .optional(),
  /** Skills that the team must have, by id, label or alias; must be skills of the project. */
  mustHave: names(limits.mustHaves),
  /** Skills of the project that this team may lack. */
  leaveOut: names(2 * limits.tags.max),
  /** Minimum hours a week of new members. */
  hours: z
    .number()
    .int('Hours must be a whole number')
    .min(limits.hoursPerWeek.min, `At least ${limits.hoursPerWeek.min} hour`)
    .max(limits.hoursPerWeek.max, `At most ${limits.hoursPerWeek.max} hours`)
    .nullable()
    .default(null),
  /** Users who always get a seat, and users to leave out. */
  pinned: userIds,
  dropped: userIds,
});

export type TeamQuestion = z.output<typeof teamQuestion>;

const skillRef = { skillId: z.string(), label: z.string() };

const composedTeam = z.object({
  /** 0–100; the sum of the terms. */
  score: z.number(),
  terms: z.object({
    coverage: z.number(),
    hours: z.number(),
    connections: z.number(),
    fairShare: z.number(),
  }),
  /** Current members, then pinned, then proposed users. */
  members: z.array(
    z.object({
      userId: z.string(),
      seat: z.enum(['member', 'pinned', 'proposed']),
      /** The project's seat that this user has or would fill. */
      seatId: z.string().nullable(),
      /** One for each skill of the response, in the same order; `strength` in percent. */
      cells: z.array(z.object({ how: coverageCell, skillHow, strength: z.number(), carries: z.boolean() })),
      /** Alternatives for this seat, best first, with the skills that the team would gain and lose. */
      alternatives: z.array(
        z.object({
          userId: z.string(),
          score: z.number(),
          gains: z.array(z.string()),
          losses: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Ids of the skills that no member has. */
  gaps: z.array(z.string()),
  /** Skills that only one member has. */
  singlePoints: z.array(z.object({ skillId: z.string(), userId: z.string() })),
});

/** With this change, the best team misses only `missing` of the skills that are still requested. */
const relaxation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hours'), missing: z.number(), hours: z.number(), by: z.number() }),
  z.object({ kind: z.literal('size'), missing: z.number(), size: z.number() }),
  z.object({ kind: z.literal('skill'), missing: z.number(), ...skillRef }),
  z.object({ kind: z.literal('person'), missing: z.number(), userId: z.string() }),
]);

export const composedTeams = z.object({
  size: z.number(),
  /** Seats to fill. */
  seats: z.number(),
  /** Maximum number of skills that a member takes on. */
  capacity: z.number(),
  skills: z.array(z.object({ ...skillRef, mustHave: z.boolean() })),
  /** All users named in the response. */
  people: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      profilePicture: z.string().nullable(),
      hoursPerWeek: z.number().nullable(),
    }),
  ),
  /** Up to three, best first; two teams share at most half of the new members. */
  teams: z.array(composedTeam),
  /** Null if the best team has everything requested: the must-haves, or all skills without must-haves. */
  impossible: z
    .object({
      asked: z.enum(['must_have', 'required']),
      missing: z.array(z.object({ ...skillRef, because: z.enum(['nobody', 'hours', 'seats']) })),
      /** Tested changes that help. */
      relaxations: z.array(relaxation),
    })
    .nullable(),
  /** Pinned users who are not available. */
  unavailable: z.array(z.string()),
  /** Users left out because an invitation to them or a request by them is pending. */
  waiting: z.object({ invited: z.number(), asked: z.number() }),
});

export type ComposedTeams = z.infer<typeof composedTeams>;
