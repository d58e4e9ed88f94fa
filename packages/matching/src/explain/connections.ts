import { type Measure, measureIndex, measures, mix } from '../score/weights.ts';
import type { ConnectionKind } from '../types/explanation.ts';

const kinds: Readonly<Record<(typeof measures.connections)[number], ConnectionKind>> = {
  workedTogether: 'together',
  lastCommonProject: 'together',
  commonTeammates: 'teammates',
  weightedCommonTeammates: 'teammates',
  sameSchool: 'school',
  likelySameSchool: 'likelySchool',
  sameArea: 'area',
  sameEvents: 'events',
  sameSeason: 'season',
};

/**
 * The kinds of connections that raise the score, those that raise it most first. A common team makes common teammates
 * redundant. A known common school or a common team makes a likely common school redundant.
 */
export function connectionKinds(measured: Float64Array): ConnectionKind[] {
  const pointsOf = (name: Measure) => mix[name] * (measured[measureIndex[name]] ?? 0);
  const known = measures.connections
    .filter((name) => pointsOf(name) > 0)
    .toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const found = new Set(known.map((name) => kinds[name]));
  if (found.has('school') || found.has('together')) found.delete('likelySchool');
  if (found.has('together')) found.delete('teammates');
  return [...found];
}
