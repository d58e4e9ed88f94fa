import { expect, test } from 'vitest';
import { type Measure, measureIndex, measureNames } from '../score/weights.ts';
import { connectionKinds } from './connections.ts';

function measured(values: Partial<Record<Measure, number>>): Float64Array {
  const all = new Float64Array(measureNames.length);
  for (const name of measureNames) all[measureIndex[name]] = values[name] ?? 0;
  return all;
}

test.each<[Partial<Record<Measure, number>>, string[]]>([
  [{}, []],
  [{ hours: 1, sameArea: 1 }, ['area']],
  [{ sameEvents: 0.3, sameArea: 1, weightedCommonTeammates: 0.7 }, ['teammates', 'area', 'events']],
  [{ sameSeason: 1 }, ['season']],
  [{ workedTogether: 1, lastCommonProject: 0.4, commonTeammates: 1, likelySameSchool: 0.5 }, ['together']],
  [{ sameSchool: 1, likelySameSchool: 1 }, ['school']],
  [{ sameSchool: 1, likelySameSchool: 1, sameArea: 1 }, ['school', 'area']],
  [{ likelySameSchool: 0.25 }, ['likelySchool']],
])('of %j are %j', (values, kinds) => {
  expect(connectionKinds(measured(values))).toEqual(kinds);
});
