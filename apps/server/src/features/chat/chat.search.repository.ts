import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { notBlocked } from '../../db/not-apart.ts';
import { users } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

/** Where one searches: the rooms of which this person is a member at this moment, or one of them. */
interface Rooms {
  readonly userId: string;
  readonly roomId?: string | undefined;
}

/** The place of a message in the order of time. */
export interface Moment {
  readonly createdAt: Date;
  readonly id: string;
}

interface MessageSearch extends Rooms {
  /** In the language of `to_tsquery('simple', …)`; all of them must agree. */
  readonly queries: readonly string[];
  readonly senderId?: string | undefined;
  /** Only what was written before this message. */
  readonly before?: Moment | undefined;
  readonly limit: number;
}

function ofRooms({ userId, roomId }: Rooms): SQL {
  const one = roomId === undefined ? sql`` : sql` and ${memberships.projectId} = ${roomId}`;
  return sql`${memberships.userId} = ${userId}${one}`;
}

function inRooms(rooms: Rooms): SQL {
  return sql`${messages.roomId} = any (array(
    select ${memberships.projectId} from ${memberships} where ${ofRooms(rooms)}))`;
}

/** Newest first. A deleted message has no words, so it is never among them. */
export async function searchMessages(db: Db, search: MessageSearch) {
  const { queries, senderId, before, limit } = search;
  const all = sql.join(
    queries.map((query) => sql`to_tsquery('simple', ${query})`),
    sql` && `,
  );
  return await db
    .select({
      id: messages.id,
      roomId: messages.roomId,
      roomTitle: projects.title,
      seq: messages.seq,
      body: messages.body,
      createdAt: messages.createdAt,
      senderId: messages.senderId,
      senderUsername: users.username,
      senderPic: users.profilePicture,
      senderStatus: users.status,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .innerJoin(projects, eq(projects.id, messages.roomId))
    .where(
      and(
        inRooms(search),
        sql`${messages.words} @@ (${all})`,
        // A deleted account's messages are nobody's: its id must not gather them. Who is blocked has to be asked for.
        senderId === undefined
          ? notBlocked(search.userId, messages.senderId)
          : and(eq(messages.senderId, senderId), ne(users.status, 'deleted')),
        before &&
          sql`(${messages.createdAt}, ${messages.id}) < (${before.createdAt.toISOString()}, ${before.id})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

export type FoundRow = Awaited<ReturnType<typeof searchMessages>>[number];

/** How many of a room's latest messages lend their words to slips of the pen, so that a long past costs nothing. */
const latest = 2000;
/** How much of a word must agree for it to be offered. */
const likeness = 0.3;

/**
 * For each of these words that begins no word of these rooms, the words of theirs that look like it, most alike
 * first. Of each room only its latest messages are read.
 */
export async function listSimilarWords(db: Db, rooms: Rooms, words: readonly string[]) {
  const result = await db.execute<{ typed: string; similar: string | null }>(sql`
    with typed as materialized (
      select word from unnest(${sql.param(words)}::text[]) as typed (word)
      where not exists (
        select from ${messages}
        where ${inRooms(rooms)} and ${messages.words} @@ to_tsquery('simple', quote_literal(word) || ':*')
      )
    ),
    used as materialized (
      select distinct word
      from ${memberships} cross join lateral (
        select ${messages.words} from ${messages} where ${messages.roomId} = ${memberships.projectId}
        order by ${messages.seq} desc limit ${latest}
      ) messages cross join lateral unnest(tsvector_to_array(messages.words)) as word
      where ${ofRooms(rooms)} and left(word, 1) in (select left(word, 1) from typed)
    )
    select typed.word as typed, near.word as similar
    from typed left join lateral (
      select word from used
      where left(word, 1) = left(typed.word, 1) and similarity(word, typed.word) >= ${likeness}
      order by similarity(word, typed.word) desc, word limit 20
    ) near on true`);
  return result.rows;
}
