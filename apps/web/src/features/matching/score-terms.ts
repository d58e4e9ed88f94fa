import type { Term } from '../../ui/charts/bars.tsx';

interface Contribution {
  label: string;
  contribution: number;
  assumed?: boolean | undefined;
}

/** Appended to the label of a term that uses an average value because data is missing. A note explains it. */
const assumedMark = '*';

/**
 * Rounds contributions to whole points that add up to `sum` (largest remainder method). Omits terms that
 * round to zero.
 */
export function scoreTerms(contributions: readonly Contribution[], sum: number): Term[] {
  const terms = contributions.map(({ label, contribution, assumed }) => ({
    label: assumed ? `${label}${assumedMark}` : label,
    points: Math.floor(contribution),
    rest: contribution - Math.floor(contribution),
  }));
  let missing = Math.round(sum) - terms.reduce((total, term) => total + term.points, 0);
  for (const term of terms.toSorted((a, b) => b.rest - a.rest)) {
    if (missing <= 0) break;
    term.points += 1;
    missing -= 1;
  }
  return terms
    .filter((term) => term.points !== 0)
    .map(({ label, points }) => ({ label, points }))
    .toSorted((a, b) => b.points - a.points);
}
