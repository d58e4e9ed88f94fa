import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema/accounts.ts';
import { places } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';

export type By = 'area' | 'school';

export const areaKey = sql`concat_ws('/', ${places.country}, ${places.region}, ${places.city}, ${places.quarter})`;

export function leafKey(by: By): SQL {
  return by === 'area' ? areaKey : sql`${places.schoolKey}`;
}

/**
 * The most frequent spelling; of equally frequent ones, one that is not in capitals. Sorted by code points, because
 * another collation could give another result.
 */
export function commonSpelling(label: AnyPgColumn): SQL {
  const ordered = sql`(case when ${label} = upper(${label}) then '1' else '0' end || ${label}) collate "C"`;
  return sql`substr(mode() within group (order by ${ordered}), 2)`;
}

/** Opted-in, active users whose places were parsed from their current profile. */
export const shown = sql`${places}
  join ${profiles} on ${profiles.userId} = ${places.userId} and ${profiles.nearby}
    and ${profiles.area} = ${places.area} and ${profiles.school} = ${places.school}
  join ${users} on ${users.id} = ${places.userId} and ${users.status} = 'active'`;

/** Projects that are shown; closed ones accept no members. */
export const shownProjects = sql`${projects.ownerId} = ${users.id} and ${projects.status} in ('open', 'full')`;
