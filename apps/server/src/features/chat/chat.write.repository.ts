import type { ProjectStatus } from '@teamwright/contracts/projects.ts';
import type pg from 'pg';

interface NewMessages {
  readonly roomId: string;
  readonly now: Date;
  /** Statuses of a project whose room takes new messages. */
  readonly writableIn: readonly ProjectStatus[];
  /** In the order in which they arrived; each client id at most once for each sender. */
  readonly list: readonly {
    readonly id: string;
    readonly senderId: string;
    readonly clientId: string | null;
    readonly text: string;
  }[];
}

export interface StoredMessage {
  /** False when this client id had stored a message before. */
  readonly added: boolean;
  readonly id: string;
  readonly seq: number;
  readonly clientId: string | null;
  readonly senderId: string;
  readonly senderUsername: string;
  readonly senderPic: string | null;
  readonly body: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
}

/**
 * One statement, so one commit. Only what members send counts. A client id that is known answers its first
 * message and takes no number; the rest moves the room's counter by as many as they are, under the counter's
 * row lock, and gets the numbers in between: gap-free, because a statement that fails gives them back.
 * The list comes as one JSON value: from an array's length the planner would guess anew for each call,
 * while so it keeps the prepared plan, at half the cost.
 */
const storeStatement = `
with input as materialized (
  select * from rows from (
    json_to_recordset($2::json) as (id uuid, "senderId" uuid, "clientId" text, text text)
  ) with ordinality as list (id, sender_id, client_id, body, position)
),
writer as materialized (
  select users.id, username, profile_picture, projects.status = any($4::text[]) as may_add
  from memberships
  join projects on projects.id = project_id
  join users on users.id = user_id
  where project_id = $1 and user_id in (select sender_id from input)
),
known as (
  select input.position, first.*
  from input join writer on writer.id = input.sender_id cross join lateral (
    select id, seq, client_id, sender_id, body, created_at, edited_at, deleted_at from messages
    where room_id = $1 and sender_id = input.sender_id and client_id = input.client_id
    limit 1
  ) first
),
fresh as (
  select input.*, row_number() over (order by position) as step
  from input join writer on writer.id = input.sender_id
  where may_add and position not in (select position from known)
),
counter as (
  insert into rooms as room (project_id, last_seq, last_message_at)
  select $1, count(*), $3::timestamptz from fresh having count(*) > 0
  on conflict (project_id) do update set
    last_seq = room.last_seq + excluded.last_seq,
    last_message_at = greatest(room.last_message_at, excluded.last_message_at)
  returning last_seq
),
added as (
  insert into messages (id, room_id, seq, sender_id, client_id, body, created_at)
  select id, $1, last_seq - (select count(*) from fresh) + step, sender_id, client_id, body, $3::timestamptz
  from fresh cross join counter
  returning id, seq, client_id, sender_id, body, created_at, edited_at, deleted_at
),
stored as (
  select true as added, * from added
  union all
  select false, id, seq, client_id, sender_id, body, created_at, edited_at, deleted_at from known
)
select added, stored.id, seq, client_id as "clientId", sender_id as "senderId", username as "senderUsername",
  profile_picture as "senderPic", body, created_at as "createdAt", edited_at as "editedAt",
  deleted_at as "deletedAt"
from stored join writer on writer.id = sender_id
order by seq`;

/**
 * Stores what members of a room sent, in the order of the list; answers it in the order of the room. What is
 * missing in the answer was not theirs to send, or came too late for an archived project.
 * @throws a unique violation when another process stores the same client id at the same moment; nothing is
 * stored then, and the same call finds that message
 */
export async function storeMessages(pool: pg.Pool, input: NewMessages): Promise<StoredMessage[]> {
  const { roomId, now, writableIn, list } = input;
  const values = [roomId, JSON.stringify(list), now, writableIn];
  const result = await pool.query<StoredMessage>({ name: 'chat_store', text: storeStatement, values });
  return result.rows;
}
