import { type SQL, sql } from 'drizzle-orm';
import { projects } from './schema/projects.ts';
import { memberships } from './schema/teams.ts';

/**
 * For a row of `memberships` and its project: whether the closed project is work of the member. A project that its only
 * member closed is not, unless the member's contributions are known: it shows only what the member says.
 */
export const isFinishedWork: SQL = sql`(${projects.status} = 'closed' and (${memberships.contributions} is not null
  or exists (select from ${memberships} others
    where others.project_id = ${memberships.projectId} and others.user_id <> ${memberships.userId})))`;
