import { z } from 'zod';
import { line, looseId, tags } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';

/** `learning` asks for interest and a related skill; `solid` asks for skills shown in work. */
export const seatLevel = z.enum(['any', 'learning', 'solid']);

/** A role in a team for one member. A project with team size N has N seats, at most 30. */
export const seat = z.object({
  id: z.string(),
  name: z.string(),
  skills: z.array(z.string()),
  level: seatLevel,
  hoursPerWeek: z.number().nullable(),
  /** The member in this seat; null while it is open. */
  memberId: z.string().nullable(),
});

export type Seat = z.infer<typeof seat>;

/** The seat that a match, a request or a notification is about. */
export const seatRef = z.object({ id: z.string(), name: z.string() });

/**
 * `role`: for a seat without skills, the name of the seat whose skills the score counts. `level`: set unless the seat
 * is open to any level.
 */
export const matchedSeat = seatRef.extend({
  role: z.string().optional(),
  level: seatLevel.exclude(['any']).optional(),
});

const seatFields = {
  name: line(limits.seatName.max, limits.seatName.min),
  skills: tags(limits.seatSkills.max, 'skills').default([]),
  level: seatLevel.default('any'),
  hoursPerWeek: z
    .number()
    .int('Hours must be a whole number')
    .min(limits.hoursPerWeek.min, `At least ${limits.hoursPerWeek.min} hour`)
    .max(limits.hoursPerWeek.max, `At most ${limits.hoursPerWeek.max} hours`)
    .nullable()
    .default(null),
};

/** All seats of a project in their order, as typed. */
export const seatList = z
  .array(
    z.object({
      /** Of an existing seat. A seat without an id is new. */
      id: looseId.optional(),
      ...seatFields,
      /** Moves this member of the team here. Null or missing: the seat keeps its member. */
      memberId: looseId.nullable().optional(),
    }),
  )
  .max(limits.seats.max, `At most ${limits.seats.max} seats`);

export type SeatList = z.output<typeof seatList>;

export const seats = {
  propose: endpoint({
    method: 'POST',
    path: '/api/post/seats',
    access: 'user',
    summary: 'Propose the seats of a project from its unsaved required skills and team size',
    body: z.object({
      technologies: tags().default([]),
      skills: tags().default([]),
      teamSize: z
        .number()
        .int('Team size must be a whole number')
        .min(limits.teamSize.min, 'A team has at least 1 person')
        .max(limits.teamSize.max, `A team has at most ${limits.teamSize.max} people`),
    }),
    /** The same input gets the same seats. Nothing is stored. */
    response: z.object({ seats: z.array(seat.omit({ id: true, memberId: true })) }),
  }),
} as const;
