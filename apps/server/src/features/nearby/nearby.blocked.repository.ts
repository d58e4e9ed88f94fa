import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { neitherBlocked, noManagerBlocked } from '../../db/exclude-blocked.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { type By, leafKey, shown, shownProjects } from './nearby.visible.repository.ts';

/** How many users and projects of each leaf are hidden from this user by blocks. */
export async function listApartLeaves(db: Db, { by, viewerId }: { by: By; viewerId: string }) {
  const result = await db.execute<{ leaf: string; people: number; projects: number }>(sql`
    select leaf, sum(people)::int as people, sum(projects)::int as projects from (
      select ${leafKey(by)} as leaf, 1 as people, 0 as projects
      from ${shown} where not (${neitherBlocked(viewerId, users.id)})
      union all
      select ${leafKey(by)}, 0, 1
      from ${shown} join ${projects} on ${shownProjects} where not (${noManagerBlocked(viewerId, projects.id)})
    ) hidden group by leaf`);
  return result.rows;
}
