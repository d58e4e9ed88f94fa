import { featureOf, TOP_IMPACT } from '../index/words.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { LoadedDeveloper } from './loaded-developer.ts';
import type { Statistics } from './statistics.ts';

/** The share of the project's words at which the term is half full; nobody's text holds all of another's. */
const HALF_FULL = 0.1;

/**
 * BM25 of the project's words in the developer's text, as a share of what a text of these words alone would reach,
 * brought to 0–1 by x / (x + 0.1). Null when either side has no telling words. Sums are of integers, so that the
 * figure does not depend on the side from which it is computed.
 */
export function measureText(
  project: ProjectRecord,
  developer: LoadedDeveloper,
  statistics: Statistics,
): number | null {
  if (developer.record.words.length === 0) return null;
  let reachable = 0;
  let reached = 0;
  for (const packed of project.words) {
    const word = featureOf(packed);
    const weight = statistics.wordWeight(word);
    reachable += weight;
    reached += weight * developer.impactOf(word);
  }
  if (reachable === 0) return null;
  const share = reached / (reachable * TOP_IMPACT);
  return share / (share + HALF_FULL);
}
