import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import type { DomainEvents } from '../../core/events.ts';
import { channels, type IoSocket } from '../../core/realtime.ts';
import { listBlockedEitherWay } from '../blocks/blocks.service.ts';
import { listMembershipsOf } from '../teams/teams.service.ts';
import { enterRoom } from './chat.service.ts';

/**
 * Adds a socket to a room. Membership is read again after the join: `lastSeq` then leaves no gap before the first
 * event, and a membership that ended in between is noticed.
 */
export async function joinRoom(
  ctx: UserCtx,
  socket: IoSocket,
  room: string,
): Promise<{ room: string; lastSeq: number }> {
  const { roomId } = await enterRoom(ctx, room);
  const wasPresent = await ctx.deps.realtime.isInRoom(roomId, ctx.actor.userId);
  if (!socket.connected) throw new AppError('unavailable', 'The connection is gone');
  await socket.join(channels.room(roomId));
  const lastSeq = await enterRoom(ctx, roomId).then(
    (membership) => membership.lastSeq,
    async (refusal) => {
      await socket.leave(channels.room(roomId));
      throw refusal;
    },
  );
  if (!wasPresent) await broadcastPresence(ctx, roomId, true);
  return { room: roomId, lastSeq };
}

export async function leaveRoom(ctx: UserCtx, socket: IoSocket, room: string): Promise<void> {
  const roomId = room.toLowerCase();
  if (!socket.rooms.has(channels.room(roomId))) return;
  await socket.leave(channels.room(roomId));
  await broadcastAbsence(ctx, roomId);
}

/** Sends "offline" once the user's last socket has left the room. */
export async function broadcastAbsence(ctx: UserCtx, roomId: string): Promise<void> {
  if (!(await ctx.deps.realtime.isInRoom(roomId, ctx.actor.userId)))
    await broadcastPresence(ctx, roomId, false);
}

/** Users with a block between them, in either direction, get no presence of each other. */
async function broadcastPresence(ctx: UserCtx, roomId: string, online: boolean): Promise<void> {
  const { userId } = ctx.actor;
  const blocked = await listBlockedEitherWay(ctx, userId);
  ctx.deps.realtime.toRoomExcept(roomId, blocked, 'presence', { room: roomId, userId, online });
}

/**
 * After a block, both users see each other as offline in the rooms that they share. To the blocked user this looks as
 * if the blocker had left.
 */
export async function hidePresence(
  ctx: Ctx,
  { blockerId, blockedId }: DomainEvents['person.blocked'],
): Promise<void> {
  const { realtime } = ctx.deps;
  const theirs = new Set((await listMembershipsOf(ctx, blockedId)).map(({ projectId }) => projectId));
  for (const { projectId: room } of await listMembershipsOf(ctx, blockerId)) {
    if (!theirs.has(room)) continue;
    realtime.toUser(blockerId, 'presence', { room, userId: blockedId, online: false });
    realtime.toUser(blockedId, 'presence', { room, userId: blockerId, online: false });
  }
}

/**
 * Whether something may have changed for a user since the moment of their document, in any room or the open project.
 */
export async function wasSentSince(
  ctx: UserCtx,
  socket: IoSocket,
  moment: string,
): Promise<{ sent: boolean }> {
  const memberships = await listMembershipsOf(ctx, ctx.actor.userId);
  const rooms = memberships.map(({ projectId }) => channels.room(projectId));
  return { sent: ctx.deps.realtime.sentSince(moment, [...socket.rooms, ...rooms]) };
}

/** Rooms that a socket has joined. */
export function roomsOf(socket: IoSocket): string[] {
  const prefix = channels.room('');
  return [...socket.rooms].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
