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
};

/**
 * The kinds of connections with a measure above 0, those that count most first. What
 * is only likely, and a common teammate, say nothing more beside a common team.
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
