import { scoreCopy as copy } from '../../copy/score.ts';
import { fill } from '../../texts.ts';

/** The named tiers of a match score of 0–100: Excellent ≥ 85, Strong ≥ 70, Good ≥ 50, else Possible. */
export type Tier = 'Excellent' | 'Strong' | 'Good' | 'Possible';

export interface Scored {
  /** 0–100. */
  score: number;
  tier: Tier;
}

/** Without a skill of the seat, every score is below this. 'Possible' would encourage such a user. */
const minNamed = 40;

/** Whether the tier is a reason to look closer: *Good* or better. */
export function isFitting({ tier }: Pick<Scored, 'tier'>): boolean {
  return tier !== 'Possible';
}

/** 'Excellent', or 'of 100' for a score without a tier word. */
export function tierText({ score, tier }: Scored): string {
  return score < minNamed ? copy.ofHundred : tier;
}

/** '95 Excellent', '18 of 100' */
export function scoreText(scored: Scored): string {
  return `${scored.score} ${tierText(scored)}`;
}

/** The same as a sentence for screen readers: 'Match 95 of 100, Excellent'. */
export function spokenScore({ score, tier }: Scored): string {
  return score < minNamed ? fill(copy.alone, { score }) : fill(copy.full, { score, tier });
}
