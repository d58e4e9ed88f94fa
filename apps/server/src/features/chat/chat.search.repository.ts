import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { hasNotBlocked } from '../../db/exclude-blocked.ts';
import { users } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

/** The rooms to search: all rooms of which the user is currently a member, or one of them. */
interface Rooms {
  readonly userId: string;
  readonly roomId?: string | undefined;
}

/** Position of a message in time order. */
export interface Moment {
  readonly createdAt: Date;
  readonly id: string;
}

interface MessageSearch extends Rooms {
  /** In the syntax of `to_tsquery('simple', …)`; a message must match all of them. */
  readonly queries: readonly string[];
  readonly senderId?: string | undefined;
  /** Only messages written before this one. */
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

/** Newest first. A deleted message has no text, so it never matches. */
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
        // Messages of blocked users appear only if the search names the sender. Naming a deleted account finds
        // nothing, so that its messages cannot be collected.
        senderId === undefined
          ? hasNotBlocked(search.userId, messages.senderId)
          : and(eq(messages.senderId, senderId), ne(users.status, 'deleted')),
        before &&
          sql`(${messages.createdAt}, ${messages.id}) < (${before.createdAt.toISOString()}, ${before.id})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

export type FoundRow = Awaited<ReturnType<typeof searchMessages>>[number];

/** How many of a room's latest messages are used to correct typos, so that a long history costs nothing. */
const maxSearchedMessages = 2000;
/** Minimum trigram similarity of a suggested word. */
const minSimilarity = 0.3;

/**
 * For each word without a match in these rooms: similar words from the rooms, most similar first. Reads only the
 * latest messages of each room.
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
        order by ${messages.seq} desc limit ${maxSearchedMessages}
      ) messages cross join lateral unnest(tsvector_to_array(messages.words)) as word
      where ${ofRooms(rooms)} and left(word, 1) in (select left(word, 1) from typed)
    )
    select typed.word as typed, near.word as similar
    from typed left join lateral (
      select word from used
      where left(word, 1) = left(typed.word, 1) and similarity(word, typed.word) >= ${minSimilarity}
      order by similarity(word, typed.word) desc, word limit 20
    ) near on true`);
  return result.rows;
}
