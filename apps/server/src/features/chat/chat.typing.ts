import type { UserCtx } from '../../core/ctx.ts';
import { channels, type IoSocket } from '../../core/realtime.ts';
import { listApart } from '../blocks/blocks.service.ts';

/** A typist is announced at most this often in each room, in milliseconds; the rest is dropped silently. */
const interval = 1000;

/**
 * Tells the others in a room that the user behind one socket types there, in the name of the session. Users with a block
 * between them and the typist get nothing.
 */
export interface Typist {
  start(ctx: UserCtx, room: string): Promise<void>;
  /** Says so only when the start was said, and to the same users. */
  stop(room: string): void;
}

export function createTypist(socket: IoSocket): Typist {
  const announcedAt = new Map<string, number>();
  /** By room: whom the start was not sent to. */
  const shown = new Map<string, ReadonlySet<string>>();
  /** Rooms of starts that are not said yet; a stop takes them back. */
  const starting = new Set<string>();

  function tell(
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
      if (!socket.rooms.has(channels.room(roomId)) || now - last < interval) return;
      announcedAt.set(roomId, now);
      starting.add(roomId);
      const blocked = await listApart(ctx, ctx.actor.userId);
      // The user may have stopped since, or the socket may have left the room.
      if (!starting.delete(roomId) || !socket.rooms.has(channels.room(roomId))) return;
      shown.set(roomId, blocked);
      tell('user_typing', roomId, blocked);
    },
    stop(room) {
      const roomId = room.toLowerCase();
      starting.delete(roomId);
      const blocked = shown.get(roomId);
      if (blocked === undefined || !socket.rooms.has(channels.room(roomId))) return;
      shown.delete(roomId);
      tell('user_stopped_typing', roomId, blocked);
    },
  };
}
