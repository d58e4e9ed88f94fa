import type { ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';
import type { MentionRow } from './chat.parts.repository.ts';

export async function findRoomOfMessage(db: Db, id: string) {
  const rows = await db.select({ roomId: messages.roomId }).from(messages).where(eq(messages.id, id));
  return rows[0]?.roomId;
}

/**
 * Locks project status and role until the transaction ends. The lock is shared, so changes of messages do not block
 * each other.
 */
export async function findMembershipForShare(db: Db, roomId: string, userId: string) {
  const rows = await db
    .select({ status: projects.status, role: memberships.role })
    .from(projects)
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .where(eq(projects.id, roomId))
    .for('share', { of: projects });
  return rows[0];
}

export async function findMessageForUpdate(db: Db, id: string) {
  const rows = await db.select().from(messages).where(eq(messages.id, id)).for('update');
  return rows[0];
}

type Change = Partial<Pick<typeof messages.$inferInsert, 'body' | 'editedAt' | 'deletedAt'>>;

/** Raises the revision also when no column changes, so that clients can tell which of two copies is newer. */
export async function updateMessage(db: Db, id: string, change: Change): Promise<void> {
  await db
    .update(messages)
    .set({ ...change, revision: sql`${messages.revision} + 1` })
    .where(eq(messages.id, id));
}

export interface NewMessage {
  readonly id: string;
  readonly roomId: string;
  readonly senderId: string;
  readonly clientId: string | null;
  readonly text: string;
  readonly replyTo: string | null;
  /** Users who are no longer members are skipped. */
  readonly mentions: readonly MentionRow[];
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
}

interface NewMessages {
  readonly now: Date;
  /** Project statuses in which the room accepts new messages. */
  readonly writableIn: readonly ProjectStatus[];
  /** In order of arrival; each client id at most once for each room and sender. */
  readonly list: readonly NewMessage[];
}

export interface StoredMessage {
  /** False if this client id was already stored. */
  readonly added: boolean;
  /** Id of the first message with this client id. */
  readonly id: string;
  readonly roomId: string;
  readonly seq: number;
  readonly clientId: string | null;
  readonly senderId: string;
  readonly senderUsername: string;
  readonly senderPic: string | null;
}

/** Which optional parts occur in a list of messages. */
interface Parts {
  readonly mentions: boolean;
  readonly pictures: boolean;
}

/**
 * One statement, so one commit. It accepts only messages of members with an active account, and locks these accounts
 * so that none is deleted or suspended before the commit.
 *
 * A known client id returns its first message and uses no number. The others increase their room's counter under the
 * row lock and get the numbers in between. There are no gaps, because a failed statement rolls the counter back.
 * Rooms are locked in the order of their ids to prevent deadlocks.
 *
 * The list is one JSON value so that PostgreSQL keeps the prepared plan: arrays force a new plan for each call, at
 * twice the cost. Parts that no message of the list uses are left out, because PostgreSQL would open their tables for
 * each call.
 *
 * The planner expects one row per list, so it joins two lists with a nested loop. The result therefore comes
 * from one list: a join of three lists took half of the time of a batch of 20.
 */
function storeStatement({ mentions, pictures }: Parts): string {
  return `
with input as materialized (
  select * from rows from (
    json_to_recordset($1::json) as (
      id uuid, "roomId" uuid, "senderId" uuid, "clientId" text, text text, "replyTo" uuid, mentions json,
      pictures json
    )
  ) with ordinality as list (id, room_id, sender_id, client_id, body, reply_to, mentions, pictures, position)
),
${pictures ? claimedPictures : ''}
admitted as materialized (
  select input.*, username, profile_picture, projects.status = any($3::text[]) and (
    reply_to is null or exists (select from messages where id = input.reply_to and room_id = input.room_id)
  ) ${pictures ? `and ${allClaimed}` : ''} as may_add
  from input
  join memberships on project_id = room_id and user_id = sender_id
  join projects on projects.id = room_id
  join users on users.id = sender_id and users.status = 'active'
  for key share of users
),
known as (
  select admitted.position, messages.id, messages.seq
  from admitted join messages using (room_id, sender_id, client_id)
),
fresh as (
  select *, row_number() over (partition by room_id order by position desc) - 1 as followers
  from admitted where may_add and position not in (select position from known)
),
counter as (
  insert into rooms as room (project_id, last_seq, last_message_at)
  select room_id, count(*), $2::timestamptz from fresh group by room_id order by room_id
  on conflict (project_id) do update set
    last_seq = room.last_seq + excluded.last_seq,
    last_message_at = greatest(room.last_message_at, excluded.last_message_at)
  returning project_id, last_seq
),
numbered as materialized (
  select fresh.*, (last_seq - followers)::integer as seq from fresh join counter on project_id = room_id
),
added as (
  insert into messages (id, room_id, seq, sender_id, client_id, body, reply_to, picture_count, created_at)
  select id, room_id, seq, sender_id, client_id, body, reply_to, json_array_length(pictures), $2::timestamptz
  from numbered
)${mentions ? storedMentions : ''}${pictures ? attachedPictures : ''}
select true as added, id, room_id as "roomId", seq, client_id as "clientId", sender_id as "senderId",
  username as "senderUsername", profile_picture as "senderPic"
from numbered
union all
select false, known.id, room_id, known.seq, client_id, sender_id, username, profile_picture
from known join admitted using (position)
order by seq`;
}

/**
 * Pictures must belong to the sender and this room and must not be sent before; otherwise the message is rejected.
 * Their rows are locked, so that of two messages with the same picture the second is rejected.
 */
const claimedPictures = `
wanted as materialized (
  select input.position, room_id, sender_id, picture->>'name' as name, picture->>'alt' as alt, ordinal
  from input cross join lateral json_array_elements(pictures) with ordinality as list (picture, ordinal)
),
held as materialized (
  select name, room_id, user_id as sender_id from message_pictures join pictures using (name)
  where name in (select name from wanted) and message_id is null and dropped_at is null
  order by name for update
),
claimed as materialized (
  select distinct on (name) wanted.position, name, alt, ordinal
  from wanted join held using (name, room_id, sender_id) order by name, wanted.position
),`;

const allClaimed = `json_array_length(pictures) = (
    select count(*) from claimed where claimed.position = input.position
  )`;

const storedMentions = `,
mentioned as (
  insert into message_mentions (message_id, user_id, name)
  select fresh.id, person."userId", person.name
  from fresh cross join lateral json_to_recordset(mentions) as person ("userId" uuid, name text)
  join memberships on project_id = room_id and user_id = person."userId"
)`;

/** Updates the pictures so that the cleanup job keeps them. */
const attachedPictures = `,
attached as (
  update message_pictures as kept set message_id = fresh.id, position = claimed.ordinal - 1, alt = claimed.alt
  from claimed join fresh using (position) where kept.name = claimed.name
  returning kept.name
),
touched as (
  update pictures set touched_at = $2::timestamptz from attached where pictures.name = attached.name
)`;

/**
 * Stores messages of members, for each room in the order of the list, and returns them in the order of the rooms.
 * Missing from the result are messages whose sender may not write there, whose project is archived, whose replied-to
 * message is not in the room, or whose pictures cannot be sent.
 * @throws a unique violation when another process stores the same client id at the same moment. Nothing is stored
 * then, and a second call finds that message.
 */
export async function insertMessages(
  client: pg.Pool | pg.PoolClient,
  { now, writableIn, list }: NewMessages,
): Promise<StoredMessage[]> {
  const mentions = list.some((one) => one.mentions.length > 0);
  const pictures = list.some((one) => one.pictures.length > 0);
  const result = await client.query<StoredMessage>({
    name: `chat_store${mentions ? '_mentions' : ''}${pictures ? '_pictures' : ''}`,
    text: storeStatement({ mentions, pictures }),
    values: [JSON.stringify(list), now, writableIn],
  });
  return result.rows;
}
