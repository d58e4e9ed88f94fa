import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

/** The pair, and what the reader cannot see. */
interface Pair {
  readonly userId: string;
  readonly projectId: string;
  readonly hiddenProjectIds: readonly string[];
  readonly hiddenUserIds: readonly string[];
}

const idsOf = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** Projects that everyone can see, with `p` as their alias. */
function isVisible({ hiddenProjectIds }: Pair): SQL {
  return sql`p.status <> 'archived' and p.id <> all(${idsOf(hiddenProjectIds)})
    and exists (select 1 from ${users} o where o.id = p.owner_id and o.status = 'active')`;
}

/** Members who were in other teams with the user, each with the projects of those teams, newest first. */
export async function listCommonProjects(db: Db, pair: Pair, limit: number) {
  const result = await db.execute<{ title: string; slug: string; usernames: string[] }>(sql`
    select p.title, p.slug, array_agg(u.username order by u.username) as usernames
    from ${memberships} own
    join ${memberships} other on other.project_id = own.project_id and other.user_id <> own.user_id
    join ${memberships} member on member.user_id = other.user_id and member.project_id = ${pair.projectId}
    join ${projects} p on p.id = own.project_id
    join ${users} u on u.id = other.user_id
    where own.user_id = ${pair.userId} and p.id <> ${pair.projectId} and u.status = 'active'
      and u.id <> all(${idsOf(pair.hiddenUserIds)}) and ${isVisible(pair)}
    group by p.id, p.title, p.slug, p.created_at
    order by p.created_at desc, p.id
    limit ${limit}`);
  return result.rows;
}

/** Users who were in a team with the user and in one with a member of the project, those of most teams first. */
export async function listCommonTeammates(db: Db, pair: Pair, limit: number): Promise<string[]> {
  const result = await db.execute<{ username: string }>(sql`
    select u.username
    from ${memberships} own
    join ${projects} p on p.id = own.project_id and ${isVisible(pair)}
    join ${memberships} third on third.project_id = own.project_id and third.user_id <> own.user_id
    join ${users} u on u.id = third.user_id
    where own.user_id = ${pair.userId} and u.status = 'active' and u.id <> all(${idsOf(pair.hiddenUserIds)})
      and not exists (select 1 from ${memberships} member
        where member.project_id = ${pair.projectId} and member.user_id = u.id)
      and exists (
        select 1 from ${memberships} theirs
        join ${projects} p on p.id = theirs.project_id and ${isVisible(pair)}
        join ${memberships} other on other.project_id = theirs.project_id
        join ${memberships} member on member.user_id = other.user_id and member.project_id = ${pair.projectId}
        where theirs.user_id = u.id)
    group by u.id, u.username
    order by count(*) desc, u.username
    limit ${limit}`);
  return result.rows.map(({ username }) => username);
}
