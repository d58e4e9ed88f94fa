import { matchingCopy } from '../../copy/matching.ts';
import type { Match } from './matching.queries.ts';

/** Explains the mark of assumed terms, if there are any. */
export function AssumedNote({ terms }: { terms: Match['terms']['youToProject'] }) {
  if (!terms.some(({ assumed }) => assumed)) return null;
  return <p className="text-13 text-muted">{matchingCopy.assumed}</p>;
}
