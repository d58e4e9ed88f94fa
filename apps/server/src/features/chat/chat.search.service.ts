import type { chatSearch, FoundMessage } from '@teamwright/contracts/chat/search.ts';
import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { invalidField } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { parseSearch } from '../search/search.service.ts';
import { type FoundRow, listSimilarWords, type Moment, searchMessages } from './chat.search.repository.ts';
import { enterRoom } from './chat.service.ts';
import { deletedUser } from './chat.view.ts';

type Search = ParsedInput<typeof chatSearch.search>['query'];

/**
 * Searches the rooms that the actor may currently read. Typos are corrected with words of these rooms only, so that
 * nothing of other rooms leaks. @throws AppError `not_found`, `forbidden` for a room, `invalid` cursor
 */
export async function searchRooms(ctx: UserCtx, search: Search): Promise<Answer<typeof chatSearch.search>> {
  const before = momentOf(search.cursor);
  const roomId = search.postId === undefined ? undefined : (await enterRoom(ctx, search.postId)).roomId;
  const rooms = { userId: ctx.actor.userId, roomId };
  const { terms, matched } = await parseSearch(ctx, search.text, (words) =>
    listSimilarWords(ctx.db, rooms, words),
  );
  const queries = terms.map((term) => term.text);
  if (queries.length === 0) return { messages: [], matched, next: null };
  const { limit, from: senderId } = search;
  // Reads one extra row to detect whether there is another page.
  const rows = await searchMessages(ctx.db, { ...rooms, queries, senderId, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { messages: shown.map(foundMessage), matched, next: last ? cursorOf(last) : null };
}

function cursorOf({ createdAt, id }: Moment): string {
  return `${createdAt.getTime()}.${id}`;
}

function momentOf(cursor: string | undefined): Moment | undefined {
  if (cursor === undefined) return undefined;
  const [, time = '', id = ''] = /^(\d{1,14})\.(.+)$/.exec(cursor) ?? [];
  if (time === '' || !isId(id)) throw invalidField('cursor', 'cursor: `next` of an earlier page');
  return { createdAt: new Date(Number(time)), id };
}

function foundMessage(row: FoundRow): FoundMessage {
  const gone = row.senderStatus === 'deleted';
  return {
    _id: row.id,
    id: row.id,
    postId: row.roomId,
    roomTitle: row.roomTitle,
    seq: row.seq,
    senderId: gone ? null : row.senderId,
    senderUsername: gone ? deletedUser : row.senderUsername,
    senderPic: gone ? null : row.senderPic,
    message: row.body,
    createdAt: row.createdAt.toISOString(),
  };
}
