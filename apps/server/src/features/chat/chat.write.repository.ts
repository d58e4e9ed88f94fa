import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

/** The members of a room among some people, and whether it is archived; prepared once for each pool. */
export function prepareWriters(db: Database) {
  return db
    .select({
      userId: memberships.userId,
      role: memberships.role,
      status: projects.status,
      username: users.username,
      profilePicture: users.profilePicture,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.projectId, sql.placeholder('roomId')),
        sql`${memberships.userId} = any(${sql.placeholder('userIds')}::uuid[])`,
      ),
    )
    .prepare('chat_writers');
}

export type Writer = Awaited<ReturnType<ReturnType<typeof prepareWriters>['execute']>>[number];

interface NewMessage {
  readonly id: string;
  readonly senderId: string;
  readonly clientId: string | null;
  readonly body: string;
  /** False: only looked up, for a retry where nobody writes any more. */
  readonly mayAdd: boolean;
}

interface NewMessages {
  readonly roomId: string;
  readonly now: Date;
  /** In the order in which they arrived; each client id at most once for each sender. */
  readonly list: readonly NewMessage[];
}

export interface StoredMessage {
  /** False when this client id had stored a message before. */
  readonly added: boolean;
  readonly id: string;
  readonly seq: number;
  readonly clientId: string | null;
  readonly senderId: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
}

/**
 * One statement, so one commit. A client id that is known answers its first message and takes no number;
 * the rest moves the room's counter by as many as they are, under the counter's row lock, and gets the
 * numbers in between: gap-free, because a statement that fails gives them back.
 */
const storeStatement = `
with input as materialized (
  select * from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $7::boolean[])
    with ordinality as list (id, sender_id, client_id, body, may_add, position)
),
known as (
  select input.position, first.*
  from input cross join lateral (
    select id, seq, client_id, sender_id, body, created_at, edited_at, deleted_at from messages
    where room_id = $1 and sender_id = input.sender_id and client_id = input.client_id
    limit 1
  ) first
),
fresh as (
  select *, row_number() over (order by position) as step
  from input where may_add and position not in (select position from known)
),
counter as (
  insert into rooms as room (project_id, last_seq, last_message_at)
  select $1, count(*), $6::timestamptz from fresh having count(*) > 0
  on conflict (project_id) do update set
    last_seq = room.last_seq + excluded.last_seq,
    last_message_at = greatest(room.last_message_at, excluded.last_message_at)
  returning last_seq
),
added as (
  insert into messages (id, room_id, seq, sender_id, client_id, body, created_at)
  select id, $1, last_seq - (select count(*) from fresh) + step, sender_id, client_id, body, $6::timestamptz
  from fresh cross join counter
  returning id, seq, client_id, sender_id, body, created_at, edited_at, deleted_at
)
select true as added, id, seq, client_id as "clientId", sender_id as "senderId", body,
  created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"
from added
union all
select false, id, seq, client_id, sender_id, body, created_at, edited_at, deleted_at from known
order by seq`;

/**
 * Stores messages of one room in the order of the list; answers them in the order of the room.
 * @throws a unique violation when another process stores the same client id at the same moment; nothing is
 * stored then, and the same call finds that message
 */
export async function storeMessages(pool: pg.Pool, input: NewMessages): Promise<StoredMessage[]> {
  const { roomId, now, list } = input;
  const result = await pool.query<StoredMessage>({
    name: 'chat_store',
    text: storeStatement,
    values: [
      roomId,
      list.map((message) => message.id),
      list.map((message) => message.senderId),
      list.map((message) => message.clientId),
      list.map((message) => message.body),
      now,
      list.map((message) => message.mayAdd),
    ],
  });
  return result.rows;
}
