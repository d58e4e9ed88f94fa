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
 * The spelling most people use; of several as common, one that is not in capitals. By code points, because the
 * order of letters, and with it the answer, would otherwise depend on how the database was made.
 */
export function commonSpelling(label: AnyPgColumn): SQL {
  const ordered = sql`(case when ${label} = upper(${label}) then '1' else '0' end || ${label}) collate "C"`;
  return sql`substr(mode() within group (order by ${ordered}), 2)`;
}

/** Whose words are those that were read, who show themselves, and who are neither suspended nor gone. */
export const shown = sql`${places}
  join ${profiles} on ${profiles.userId} = ${places.userId} and ${profiles.nearby}
    and ${profiles.area} = ${places.area} and ${profiles.school} = ${places.school}
  join ${users} on ${users.id} = ${places.userId} and ${users.status} = 'active'`;

/** Projects that are shown: closed ones look for nobody. */
export const shownProjects = sql`${projects.ownerId} = ${users.id} and ${projects.status} in ('open', 'full')`;
