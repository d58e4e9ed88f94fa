import { matchingCopy } from '../../copy/matching.ts';
import type { Match } from './matching.queries.ts';

/** Says what the mark behind a term means, where one is shown. */
export function AssumedNote({ terms }: { terms: Match['terms']['youToProject'] }) {
  if (!terms.some(({ assumed }) => assumed)) return null;
  return <p className="text-13 text-muted">{matchingCopy.assumed}</p>;
}
