import type { UserCtx } from '../../core/ctx.ts';
import { channels, type IoSocket } from '../../core/realtime.ts';
import { listBlockedEitherWay } from '../blocks/blocks.service.ts';

/** Minimum time between typing events of a user in a room, in milliseconds. Others are dropped silently. */
const minTypingIntervalMs = 1000;

/**
 * Notifies the other members of a room that the user of one socket is typing, with the name of the session. It
 * does not notify blocked users.
 */
export interface TypingTracker {
  start(ctx: UserCtx, room: string): Promise<void>;
  /** Sent only if the start was sent, and to the same users. */
  stop(room: string): void;
}

export function createTypingTracker(socket: IoSocket): TypingTracker {
  const announcedAt = new Map<string, number>();
  /** By room: users who did not get the start event. */
  const shown = new Map<string, ReadonlySet<string>>();
  /** Rooms with a start that is not sent yet; a stop cancels it. */
  const starting = new Set<string>();

  function broadcast(
    event: 'user_typing' | 'user_stopped_typing',
    roomId: string,
    blocked: Iterable<string>,
  ): void {
    const { userId, username } = socket.data.actor;
    socket
      .to(channels.room(roomId))
      .except([userId, ...blocked].map(channels.user))
      .emit(event, { room: roomId, userId, username });
  }

  return {
    async start(ctx, room) {
      const roomId = room.toLowerCase();
      const now = ctx.clock.now().getTime();
      const last = announcedAt.get(roomId) ?? Number.NEGATIVE_INFINITY;
      if (!socket.rooms.has(channels.room(roomId)) || now - last < minTypingIntervalMs) return;
      announcedAt.set(roomId, now);
      starting.add(roomId);
      const blocked = await listBlockedEitherWay(ctx, ctx.actor.userId);
      // In the meantime the user may have stopped, or the socket may have left the room.
      if (!starting.delete(roomId) || !socket.rooms.has(channels.room(roomId))) return;
      shown.set(roomId, blocked);
      broadcast('user_typing', roomId, blocked);
    },
    stop(room) {
      const roomId = room.toLowerCase();
      starting.delete(roomId);
      const blocked = shown.get(roomId);
      if (blocked === undefined || !socket.rooms.has(channels.room(roomId))) return;
      shown.delete(roomId);
      broadcast('user_stopped_typing', roomId, blocked);
    },
  };
}
