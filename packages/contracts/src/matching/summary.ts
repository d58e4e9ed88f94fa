import { z } from 'zod';
import { skillHow, tier } from '../projects/projects.ts';
import { matchedSeat } from '../seats.ts';

const termShare = z.object({ label: z.string(), points: z.number(), max: z.number() });

/** What a card shows of an explanation. `matching.explain` returns all terms and the evidence of each skill. */
export const matchSummary = z.object({
  /** The skills that the seat asks for. Those that give most points come first. A single one has its evidence too. */
  skills: z.array(
    z.object({
      label: z.string(),
      how: skillHow,
      /** The number of repositories that show it or the skill that implies it. */
      repositories: z.number().optional(),
      /** The skill that implies it or is related to it; null if a finished project implies it. */
      via: z.string().nullable().optional(),
    }),
  ),
  /** The known terms that take most points from the score. */
  lowers: z.array(termShare),
  /** The relations that add most points to the score, such as an earlier project together. */
  raises: z.array(termShare),
  /** The skill that was not used for the longest time, if that lowers the score visibly. */
  oldest: z.object({ label: z.string(), lastSeen: z.string() }).nullable(),
});

export type MatchSummary = z.infer<typeof matchSummary>;

/** A match as far as a line or a card shows it. */
export const listedMatch = z.object({
  score: z.number(),
  tier,
  /** The seat that the score is about; null for a project without seats. */
  seat: matchedSeat.nullable(),
  summary: matchSummary,
  /** The required skills that the user has and the team lacks. */
  adds: z.array(z.string()),
  /** What distinguishes users who cover every skill of the seat, for managers of the project. */
  reason: z.string().optional(),
});

export type ListedMatch = z.infer<typeof listedMatch>;

/**
 * How much of an explanation a list has. `full` is the default for older clients: a summary takes a third of the bytes.
 */
export const explanationSize = z.enum(['full', 'summary']).default('full');
