import { type QueryClient, type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Message, Room } from '@teamwright/contracts/chat/chat.ts';
import type { Answer } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { fill, texts } from '../../texts.ts';
import { mergeRooms } from './rooms.ts';

export type RoomDetails = Answer<'chat.room'>;
export type Members = Answer<'chat.members'>;

export function roomQuery(projectId: string) {
  return endpointQuery('chat.room', { params: { postId: projectId } });
}

export function membersQuery(projectId: string) {
  return endpointQuery('chat.members', { params: { postId: projectId } });
}

export function pinsQuery(projectId: string) {
  return endpointQuery('chat.pins', { params: { postId: projectId } });
}

/** Checked before a room is shown. If the check itself fails, the response to the room request decides. */
export function accessQuery(projectId: string, userId: string) {
  return { ...endpointQuery('chat.access', { params: { postId: projectId, userId } }), retry: false };
}

/** Returns the list; undefined if the response is missing or not a list. */
function listOf({ data }: UseQueryResult<Room[]>): readonly Room[] | undefined {
  return Array.isArray(data) ? data : undefined;
}

function failureOf(results: readonly UseQueryResult<Room[]>[]): string | undefined {
  const failed = results.find((result) => result.isError);
  if (failed) return fill(texts.chat.failedToLoadRooms, { message: errorText(failed.error) });
  const answered = results.every((result) => result.isSuccess);
  return answered && results.every((result) => !listOf(result)) ? texts.chat.noRoomsFetched : undefined;
}

export function roomsQueries(userId: string) {
  const input = { params: { userId } };
  return [endpointQuery('chat.roomsOwned', input), endpointQuery('chat.roomsJoined', input)] as const;
}

/** The rooms of both calls, which run in parallel. The result of one is shown even if the other fails. */
export function useRooms(userId: string) {
  const results = useQueries({ queries: roomsQueries(userId) });
  const lists = results.map(listOf);
  const known = lists.filter((list) => list !== undefined);
  return {
    rooms: mergeRooms(known, userId),
    loading: known.length === 0 && results.some((result) => result.isPending),
    fetching: results.some((result) => result.isFetching),
    failure: failureOf(results),
    /** Neither call returned a list, so only the error can be shown. */
    nothing: known.length === 0 && results.every((result) => !result.isPending),
    counts: lists.map((list) => list?.length),
    refresh: () => void Promise.all(results.map((result) => result.refetch())),
  };
}

const roomLists = ['roomsOwned', 'roomsJoined'] as const;

/** Updates one room in every cached list. */
export function patchRoom(client: QueryClient, projectId: string, change: (room: Room) => Room): void {
  for (const list of roomLists) {
    client.setQueriesData<readonly Room[]>({ queryKey: ['chat', list] }, (rooms) =>
      Array.isArray(rooms) ? rooms.map((room) => (room._id === projectId ? change(room) : room)) : rooms,
    );
  }
}

export function listedRoom(client: QueryClient, projectId: string): Room | undefined {
  return roomLists
    .flatMap((list) => client.getQueriesData<readonly Room[]>({ queryKey: ['chat', list] }))
    .flatMap(([, rooms]) => (Array.isArray(rooms) ? rooms : []))
    .find((room) => room._id === projectId);
}

/** Refetches what only the server can compute: the last message and the unread count. */
export function refreshRoomLists(client: QueryClient): void {
  for (const list of roomLists) void client.invalidateQueries({ queryKey: ['chat', list] });
}

/** Stores the user's read position in the room and in the list. */
export function patchRead(client: QueryClient, projectId: string, seq: number): void {
  patchRoom(client, projectId, (room) => {
    const unreadCount = Math.max(0, room.lastSeq - seq);
    return { ...room, unreadCount, wantedCount: Math.min(room.wantedCount, unreadCount) };
  });
  client.setQueryData(roomQuery(projectId).queryKey, (room) =>
    room
      ? { ...room, lastReadSeq: Math.max(room.lastReadSeq, seq), lastReadAt: new Date().toISOString() }
      : room,
  );
}

/** Updates the list of pins after a message has changed. */
export function patchPin(client: QueryClient, message: Message): void {
  const { queryKey } = pinsQuery(message.postId);
  client.setQueryData(queryKey, (pins) => {
    const others = pins?.filter(({ id }) => id !== message.id);
    if (!others || !message.pinned) return others;
    return [message, ...others].sort((a, b) => (b.pinned?.at ?? '').localeCompare(a.pinned?.at ?? ''));
  });
  // A running fetch may be older than the change and would undo it.
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

export function patchOnline(client: QueryClient, projectId: string, userId: string, online: boolean): void {
  client.setQueryData(membersQuery(projectId).queryKey, (members) =>
    members?.map((member) => (member.userId === userId ? { ...member, online } : member)),
  );
}
