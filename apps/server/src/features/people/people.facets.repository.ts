import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ofProfile } from '../../db/places.ts';
import { users } from '../../db/schema/accounts.ts';
import { places } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { personSkills } from '../../db/schema/skills.ts';
import { isFindable } from './people.repository.ts';

export interface FacetRow {
  readonly list: 'skills' | 'areas' | 'schools';
  /** The id of a skill, or the label of a place. */
  readonly value: string;
  readonly count: number;
}

/** The values of the users that can be found, at most `max` of each list, most frequent first. */
export async function listFacets(db: Db, max: number): Promise<FacetRow[]> {
  const ofFindable = sql`select ${users.id} from ${users} left join ${profiles} on ${profiles.userId} = ${users.id}
    where ${isFindable()}`;
  const skills = sql`select ${personSkills.skillId} as key, ${personSkills.skillId} as label from ${personSkills}
    where ${personSkills.status} = 'confirmed' and ${personSkills.userId} in (${ofFindable})`;
  const result = await db.execute<FacetRow & Record<string, unknown>>(sql`
    ${facet('skills', max, skills)}
    union all ${facet('areas', max, placesOf(sql`${places.city}`, sql`${places.cityLabel}`, ofFindable))}
    union all ${facet('schools', max, placesOf(sql`${places.schoolKey}`, sql`${places.school}`, ofFindable))}`);
  return result.rows;
}

/** @param values rows of `key` and `label`, one per user */
function facet(list: FacetRow['list'], max: number, values: SQL): SQL {
  return sql`(
    select ${list}::text as list, mode() within group (order by label) as value, count(*)::int as count
    from (${values}) named group by key order by count desc, value limit ${max})`;
}

function placesOf(key: SQL, label: SQL, ofFindable: SQL): SQL {
  return sql`
    select ${key} as key, ${label} as label from ${places} ${ofProfile}
    where ${key} <> '' and ${places.userId} in (${ofFindable})`;
}
