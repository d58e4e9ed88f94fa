import { z } from 'zod';
import { tier } from '../projects/projects.ts';
import { matchedSeat } from '../seats.ts';

/** How well another user fits one of the caller's projects. Only managers of the project get it. */
export const ownFit = z.object({
  project: z.object({ id: z.string(), title: z.string(), slug: z.string() }),
  /** Whether the user is invited, asks to join or is a member. */
  relation: z.enum(['none', 'invited', 'requested', 'member']),
  /** Null for members and without a score worth showing. `seat` is the one that the score is about. */
  match: z.object({ score: z.number(), tier, reason: z.string(), seat: matchedSeat.nullable() }).nullable(),
});

export type OwnFit = z.infer<typeof ownFit>;
