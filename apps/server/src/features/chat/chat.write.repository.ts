import type { ProjectStatus } from '@teamwright/contracts/projects.ts';
import type pg from 'pg';
import type { MentionRow } from './chat.parts.repository.ts';

export interface NewMessage {
  readonly id: string;
  readonly roomId: string;
  readonly senderId: string;
  readonly clientId: string | null;
  readonly text: string;
  readonly replyTo: string | null;
  /** Those who are no members any more are passed over. */
  readonly mentions: readonly MentionRow[];
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
}

interface NewMessages {
  readonly now: Date;
  /** Statuses of a project whose room takes new messages. */
  readonly writableIn: readonly ProjectStatus[];
  /** In the order in which they arrived; each client id at most once for each room and sender. */
  readonly list: readonly NewMessage[];
}

export interface StoredMessage {
  /** False when this client id had stored a message before. */
  readonly added: boolean;
  /** Of the first message with this client id. */
  readonly id: string;
  readonly roomId: string;
  readonly seq: number;
  readonly clientId: string | null;
  readonly senderId: string;
  readonly senderUsername: string;
  readonly senderPic: string | null;
}

/** What some message of a list brings. */
interface Parts {
  readonly mentions: boolean;
  readonly pictures: boolean;
}

/**
 * One statement, so one commit. Only what members with an active account send counts; their accounts are held, so that none
 * is deleted or suspended before the commit. A client id that is known answers its first
 * message and takes no number; the rest moves its room's counter by as many as they are, under the counter's
 * row lock, and gets the numbers in between: gap-free, because a statement that fails gives them back. Rooms
 * are locked in the order of their ids, so that two processes cannot wait for each other.
 * The list comes as one JSON value: from an array's length the planner would guess anew for each call,
 * while so it keeps the prepared plan, at half the cost. What no message of the list brings is left out, as
 * PostgreSQL would open its tables for each call.
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
added as (
  insert into messages (id, room_id, seq, sender_id, client_id, body, reply_to, picture_count, created_at)
  select id, room_id, last_seq - followers, sender_id, client_id, body, reply_to,
    json_array_length(pictures), $2::timestamptz
  from fresh join counter on project_id = room_id
  returning id, seq
),
${mentions ? storedMentions : ''}
${pictures ? attachedPictures : ''}
stored as (
  select true as added, position, id, added.seq from added join fresh using (id)
  union all
  select false, position, id, seq from known
)
select stored.added, stored.id, room_id as "roomId", stored.seq, client_id as "clientId", sender_id as "senderId",
  username as "senderUsername", profile_picture as "senderPic"
from stored join admitted using (position)
order by stored.seq`;
}

/**
 * Pictures must be the sender's own, of this room and not sent before, or the message is not admitted; their rows are
 * locked, so that of two messages with one picture the second is refused.
 */
const claimedPictures = `
wanted as materialized (
  select input.position, room_id, sender_id, picture->>'name' as name, picture->>'alt' as alt, place
  from input cross join lateral json_array_elements(pictures) with ordinality as list (picture, place)
),
held as materialized (
  select name, room_id, user_id as sender_id from message_pictures join pictures using (name)
  where name in (select name from wanted) and message_id is null and dropped_at is null
  order by name for update
),
claimed as materialized (
  select distinct on (name) wanted.position, name, alt, place
  from wanted join held using (name, room_id, sender_id) order by name, wanted.position
),`;

const allClaimed = `json_array_length(pictures) = (
    select count(*) from claimed where claimed.position = input.position
  )`;

const storedMentions = `
mentioned as (
  insert into message_mentions (message_id, user_id, name)
  select fresh.id, person."userId", person.name
  from fresh cross join lateral json_to_recordset(mentions) as person ("userId" uuid, name text)
  join memberships on project_id = room_id and user_id = person."userId"
),`;

/** Touching them keeps the sweeper away. */
const attachedPictures = `
attached as (
  update message_pictures as kept set message_id = fresh.id, position = claimed.place - 1, alt = claimed.alt
  from claimed join fresh using (position) where kept.name = claimed.name
  returning kept.name
),
touched as (
  update pictures set touched_at = $2::timestamptz from attached where pictures.name = attached.name
),`;

/**
 * Stores what members of rooms sent, for each room in the order of the list; answers it in the order of the
 * rooms. What is missing in the answer was not theirs to send, came too late for an archived project, answers
 * a message that the room does not have, or brings pictures that are not there to send.
 * @throws a unique violation when another process stores the same client id at the same moment; nothing is
 * stored then, and the same call finds that message
 */
export async function storeMessages(
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
