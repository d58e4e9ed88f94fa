import type { Missed } from '@teamwright/contracts/chat/catch-up.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { hasNotBlocked } from '../../db/exclude-blocked.ts';

/** Counting stops at this number, as for unread messages. */
const maxCounted = 1000;
/** Maximum number of entries in each list. */
const maxListed = 3;

interface MissedBy {
  readonly roomId: string;
  readonly userId: string;
  /** Sequence number of the last message that was read. */
  readonly after: number;
}

/** Summarises in one statement what others wrote after a message, without users blocked by the caller. */
export async function findMissed(db: Db, { roomId, userId, after }: MissedBy): Promise<Missed> {
  const result = await db.execute<{ missed: Missed }>(sql`
    with missed as materialized (
      select m.id, m.seq, m.body, m.reply_to, case when u.status = 'deleted' then null else u.id end as user_id,
        case when u.status = 'deleted' then 'Deleted user' else u.username end as username
      from messages m join users u on u.id = m.sender_id
      where m.room_id = ${roomId} and m.seq > ${after} and m.sender_id <> ${userId} and m.deleted_at is null
        and ${hasNotBlocked(userId, sql.raw('m.sender_id'))}
      order by m.seq limit ${maxCounted}
    ),
    people as (
      select user_id, username, count(*)::int as count, min(seq) as first_seq
      from missed group by user_id, username
    ),
    mentions as (
      select seq, username, body from missed
      where exists (select from message_mentions where message_id = missed.id and user_id = ${userId})
    ),
    replies as (
      select missed.seq, username, missed.body
      from missed join messages own on own.id = missed.reply_to and own.sender_id = ${userId}
    ),
    links as (
      select seq, username, address
      from missed cross join lateral substring(body from 'https?://[^\\s<>"\`)\\]]*[^\\s<>"\`)\\].,;:!?]') as address
      where address is not null
    )
    select json_build_object(
      'count', (select count(*)::int from missed),
      'people', (select coalesce(json_agg(json_build_object(
        'userId', user_id, 'username', username, 'count', count, 'firstSeq', first_seq)), '[]')
        from (select * from people order by count desc, first_seq limit ${maxListed}) top),
      'peopleCount', (select count(*)::int from people),
      'mentions', ${messagesOf('mentions')}, 'mentionCount', (select count(*)::int from mentions),
      'replies', ${messagesOf('replies')}, 'replyCount', (select count(*)::int from replies),
      'links', (select coalesce(json_agg(json_build_object(
        'seq', seq, 'senderUsername', username, 'address', left(address, 300)) order by seq), '[]')
        from (select * from links order by seq desc limit ${maxListed}) last),
      'linkCount', (select count(*)::int from links)
    ) as missed`);
  const [row] = result.rows;
  if (row === undefined) throw new Error('a sum is never without a row');
  return row.missed;
}

function messagesOf(list: 'mentions' | 'replies') {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'seq', seq, 'senderUsername', username, 'message', left(body, ${limits.replyQuote})) order by seq), '[]')
    from (select * from ${sql.raw(list)} order by seq limit ${maxListed}) first)`;
}
