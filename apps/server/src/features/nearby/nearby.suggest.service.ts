import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { nearby } from '@teamwright/contracts/nearby.ts';
import { readArea } from '@teamwright/matching/places/area.ts';
import { countryList } from '@teamwright/matching/places/known-places.ts';
import { plainName } from '@teamwright/matching/places/plain-name.ts';
import { schoolKey } from '@teamwright/matching/places/school.ts';
import type { Ctx } from '../../core/ctx.ts';
import { groupAreas } from './nearby.groups.policy.ts';
import * as repository from './nearby.suggest.repository.ts';
import { groupLabel } from './nearby.view.ts';

const { min } = limits.nearbyPeople;
const minAccountAgeMs = limits.nearbySuggestions.minAccountAgeDays * dayMs;
const maxTowns = 200;

/** Suggests places while the user types: those that enough users gave, most frequent first, then countries. */
export async function suggestPlaces(
  ctx: Ctx,
  { kind, searchTerm, limit }: ParsedInput<typeof nearby.suggest>['query'],
): Promise<Answer<typeof nearby.suggest>> {
  if (plainName(searchTerm) === '') return [];
  const since = new Date(ctx.clock.now().getTime() - minAccountAgeMs);
  if (kind === 'school') {
    const rows = await repository.listCommonSchools(
      ctx.db,
      { begun: schoolKey(searchTerm), since },
      min,
      limit,
    );
    return rows.map((row) => row.label);
  }
  const { city } = readArea(searchTerm);
  const rows = city === '' ? [] : await repository.listTowns(ctx.db, { begun: city, since }, maxTowns);
  const towns = groupAreas(
    rows.map((row) => ({ ...row, quarter: '', quarterLabel: '', projects: 0 })),
    min,
  )
    .filter(({ level }) => level === 'city')
    .toSorted((one, other) => other.people - one.people)
    .map(groupLabel);
  const begun = plainName(searchTerm);
  const countries = countryList.filter((name) => plainName(name).startsWith(begun));
  return [...new Set([...towns, ...countries])].slice(0, limit);
}
