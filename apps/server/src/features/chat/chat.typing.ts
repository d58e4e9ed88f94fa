import { channels, type IoSocket } from '../../core/realtime.ts';

/** A typist is announced at most this often in each room, in milliseconds; the rest is dropped silently. */
const interval = 1000;

/** Tells the others in a room that the person behind one socket types there, in the name of the session. */
export interface Typist {
  start(room: string, now: Date): void;
  /** Says so only when the start was said. */
  stop(room: string): void;
}

export function createTypist(socket: IoSocket): Typist {
  const announcedAt = new Map<string, number>();
  const shown = new Set<string>();

  function tell(event: 'user_typing' | 'user_stopped_typing', roomId: string): void {
    const { userId, username } = socket.data.actor;
    socket
      .to(channels.room(roomId))
      .except(channels.user(userId))
      .emit(event, { room: roomId, userId, username });
  }

  return {
    start(room, now) {
      const roomId = room.toLowerCase();
      const last = announcedAt.get(roomId) ?? Number.NEGATIVE_INFINITY;
      if (!socket.rooms.has(channels.room(roomId)) || now.getTime() - last < interval) return;
      announcedAt.set(roomId, now.getTime());
      shown.add(roomId);
      tell('user_typing', roomId);
    },
    stop(room) {
      const roomId = room.toLowerCase();
      if (socket.rooms.has(channels.room(roomId)) && shown.delete(roomId))
        tell('user_stopped_typing', roomId);
    },
  };
}
