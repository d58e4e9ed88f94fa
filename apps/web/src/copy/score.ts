/** How a score is written, and read by screen readers. */
export const scoreCopy = {
  full: 'Match {score} of 100, {tier}',
  alone: 'Match {score} of 100',
  ofHundred: 'of 100',
} as const;
