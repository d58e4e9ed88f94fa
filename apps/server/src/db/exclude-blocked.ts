import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { blocks } from './schema/blocks.ts';
import { memberships } from './schema/teams.ts';

/** A user id, or a column with one. */
type UserId = string | SQLWrapper;

function blockedEitherWay(one: UserId, other: UserId): SQL {
  return sql`(${blocks.blockerId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${one})`;
}

/** True if neither user has blocked the other; the rule of `blocks.policy.ts` as SQL. */
export function neitherBlocked(one: UserId, other: UserId): SQL {
  return sql`not exists (select from ${blocks} where ${blockedEitherWay(one, other)})`;
}

/** True if the first user has not blocked the second, regardless of the reverse. */
export function hasNotBlocked(blocker: UserId, blocked: UserId): SQL {
  return sql`not exists (select from ${blocks}
    where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${blocked})`;
}

/** True if no block exists between the reader and any owner or co-owner of the project. */
export function noManagerBlocked(readerId: string, projectId: AnyPgColumn): SQL {
  return sql`not exists (select from ${blocks}, ${memberships} where ${memberships.projectId} = ${projectId}
    and ${memberships.role} <> 'member' and (${blockedEitherWay(readerId, memberships.userId)}))`;
}
