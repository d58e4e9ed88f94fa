import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { places } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';

export type By = 'area' | 'school';

export const areaKey = sql`concat_ws('/', ${places.country}, ${places.region}, ${places.city}, ${places.quarter})`;

export function leafKey(by: By): SQL {
  return by === 'area' ? areaKey : sql`${places.schoolKey}`;
}

/** Whose words are those that were read, who show themselves, and who are neither suspended nor gone. */
export const shown = sql`${places}
  join ${profiles} on ${profiles.userId} = ${places.userId} and ${profiles.nearby}
    and ${profiles.area} = ${places.area} and ${profiles.school} = ${places.school}
  join ${users} on ${users.id} = ${places.userId} and ${users.status} = 'active'`;

/** Projects that are shown: closed ones look for nobody. */
export const shownProjects = sql`${projects.ownerId} = ${users.id} and ${projects.status} in ('open', 'full')`;
