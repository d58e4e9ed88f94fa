import { z } from 'zod';
import { skillHow } from '../projects/projects.ts';

const termShare = z.object({ label: z.string(), points: z.number(), max: z.number() });

/** What a card shows of an explanation. `matching.explain` returns all terms and the evidence of each skill. */
export const matchSummary = z.object({
  /** The skills that the seat asks for. Those that give most points come first. */
  skills: z.array(z.object({ label: z.string(), how: skillHow })),
  /** The known terms that take most points from the score. */
  lowers: z.array(termShare),
  /** The relations that add most points to the score, such as an earlier project together. */
  raises: z.array(termShare),
  /** The skill that was not used for the longest time, if that lowers the score visibly. */
  oldest: z.object({ label: z.string(), lastSeen: z.string() }).nullable(),
});

export type MatchSummary = z.infer<typeof matchSummary>;

/**
 * How much of an explanation a list has. `full` is the default for older clients: a summary takes a third of the bytes.
 */
export const explanationSize = z.enum(['full', 'summary']).default('full');
