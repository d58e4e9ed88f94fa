import { type Measure, measureIndex, measures, mix } from '../score/weights.ts';
import type { ConnectionKind } from '../types/explanation.ts';

type Connection = (typeof measures.connections)[number];

const kinds: Readonly<Record<Connection, ConnectionKind>> = {
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
  const isSchoolKnown = (measured[measureIndex.sameSchool] ?? 0) > 0;
  // A verified common school is certain, so its points are those of the school.
  const kindOf = (name: Connection) =>
    isSchoolKnown && name === 'likelySameSchool' ? 'school' : kinds[name];
  const found = new Set(known.map(kindOf));
  if (found.has('together')) {
    found.delete('likelySchool');
    found.delete('teammates');
  }
  return [...found];
}
