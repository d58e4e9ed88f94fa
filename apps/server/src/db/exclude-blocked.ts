import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { blocks } from './schema/blocks.ts';
import { memberships } from './schema/teams.ts';

/** An id, or a column that holds one. */
type Person = string | SQLWrapper;

function apart(one: Person, other: Person): SQL {
  return sql`(${blocks.blockerId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${one})`;
}

/** Whether neither of the two has blocked the other; the rule of `blocks.policy.ts`, for lists. */
export function neitherBlocked(one: Person, other: Person): SQL {
  return sql`not exists (select from ${blocks} where ${apart(one, other)})`;
}

/** Whether the first has not blocked the second, whatever holds the other way round. */
export function hasNotBlocked(blocker: Person, blocked: Person): SQL {
  return sql`not exists (select from ${blocks}
    where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${blocked})`;
}

/** The same for everybody who leads a project. */
export function noManagerBlocked(readerId: string, projectId: AnyPgColumn): SQL {
  return sql`not exists (select from ${blocks}, ${memberships} where ${memberships.projectId} = ${projectId}
    and ${memberships.role} <> 'member' and (${apart(readerId, memberships.userId)}))`;
}
