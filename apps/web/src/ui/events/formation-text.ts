import { teamsCopy } from '../../copy/events/teams.ts';
import { fill } from '../../texts.ts';

interface Formation {
  readonly score: number | null;
  /** A proved upper bound of the score; null if none is proved. */
  readonly bound: number | null;
}

interface FormationSummary {
  readonly version: number;
  readonly score: number | null;
  readonly status: keyof typeof teamsCopy.versionStates;
}

const copy = teamsCopy.result;

/** Proofs add rounding errors of less than this to a bound, in points. */
const proofTolerance = 1e-4;

/** '93.4' */
export function scoreText(score: number | null): string {
  return score === null ? '–' : score.toFixed(1);
}

/** How far the teams are from the best possible ones, and only what is proved. */
export function boundText({ score, bound }: Formation): string {
  // No score is above 100, so this bound says nothing about these teams.
  const isProved = bound !== null && (bound < 99.95 || (score !== null && bound - score <= proofTolerance));
  if (score === null || !isProved) return copy.notProven;
  if (bound - score <= proofTolerance) return copy.best;
  // Rounded up, so that the text never promises more than the proof.
  const most = Math.ceil((bound - proofTolerance) * 10) / 10;
  // Between the figures as they are shown.
  const gap = Math.max(0.1, most - Number(scoreText(score)));
  return fill(copy.within, { bound: most.toFixed(1), gap: gap.toFixed(1) });
}

/** The same while the teams are still being formed. */
export function boundSoFarText(formation: Formation): string {
  const text = boundText(formation);
  return text === copy.notProven ? copy.notProvenYet : text;
}

export function versionText({ version, score, status }: FormationSummary): string {
  if (status === 'done' && score !== null)
    return fill(teamsCopy.versionScore, { version, score: scoreText(score) });
  return `${fill(teamsCopy.version, { version })} (${teamsCopy.versionStates[status]})`;
}
