import { z } from 'zod';
import { looseId, text } from './common.ts';
import { limits } from './limits.ts';
import { coverageCell } from './projects.ts';

function names(most: number) {
  return z.array(text(limits.tag.max, 1)).max(most, `At most ${most} skills`).default([]);
}

const somebody = z
  .array(looseId)
  .max(limits.teamSize.max, `At most ${limits.teamSize.max} people`)
  .default([]);

/** What a team is asked for; all but the project may be left out. */
export const teamQuestion = z.object({
  postId: looseId,
  /** People on the whole team, the owner included; the project's own team size unless said. */
  size: z
    .number()
    .int('Team size is a whole number')
    .min(limits.teamSize.min, 'A team has at least 1 person')
    .max(limits.teamSize.max, `A team has at most ${limits.teamSize.max} people`)
    .optional(),
  /** Skills that somebody must show, by id, label or alias; they must be among the project's. */
  mustHave: names(limits.mustHaves),
  /** Skills of the project that this team may do without. */
  leaveOut: names(2 * limits.tags.max),
  /** Hours a week that everybody new should have. */
  hours: z
    .number()
    .int('Hours are a whole number')
    .min(limits.hoursPerWeek.min, `At least ${limits.hoursPerWeek.min} hour`)
    .max(limits.hoursPerWeek.max, `At most ${limits.hoursPerWeek.max} hours`)
    .nullable()
    .default(null),
  /** People who take a seat in any case, and people who shall not be proposed. */
  pinned: somebody,
  dropped: somebody,
});

export type TeamQuestion = z.output<typeof teamQuestion>;

const skillRef = { skillId: z.string(), label: z.string() };

const composedTeam = z.object({
  /** 0–100; the terms add up to it. */
  score: z.number(),
  terms: z.object({
    coverage: z.number(),
    hours: z.number(),
    cohesion: z.number(),
    calm: z.number(),
  }),
  /** Who is on the team already, then the pinned, then the proposed. */
  members: z.array(
    z.object({
      userId: z.string(),
      seat: z.enum(['member', 'pinned', 'proposed']),
      /** One for each of the answer's skills, in their order; `strength` in percent. */
      cells: z.array(z.object({ how: coverageCell, strength: z.number(), carries: z.boolean() })),
      /** Others for this seat, best first, with the skills that the team would show more and less. */
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
  /** Ids of the skills that nobody on the team shows. */
  gaps: z.array(z.string()),
  /** Skills that hang on one member alone. */
  singlePoints: z.array(z.object({ skillId: z.string(), userId: z.string() })),
});

/** With the change, the best team misses `missing` of the skills that are still asked for. */
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
  /** Skills that one member takes on at most. */
  capacity: z.number(),
  skills: z.array(z.object({ ...skillRef, mustHave: z.boolean() })),
  /** Everybody whom the answer names. */
  people: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      profilePicture: z.string().nullable(),
      hoursPerWeek: z.number().nullable(),
    }),
  ),
  /** Up to three, best first; each shares at most half of the new people with another. */
  teams: z.array(composedTeam),
  /** Null when the best team shows everything that is asked for: the must-haves, or all skills without any. */
  impossible: z
    .object({
      asked: z.enum(['must_have', 'required']),
      missing: z.array(z.object({ ...skillRef, because: z.enum(['nobody', 'hours', 'seats']) })),
      /** Changes that help, each tried. */
      relaxations: z.array(relaxation),
    })
    .nullable(),
  /** Pinned people who cannot be had. */
  unavailable: z.array(z.string()),
  /** People left out because an invitation or a request of theirs waits for an answer. */
  waiting: z.object({ invited: z.number(), asked: z.number() }),
});

export type ComposedTeams = z.infer<typeof composedTeams>;
