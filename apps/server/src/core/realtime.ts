import type { ClientEvents, ServerEvents } from '@teamwright/contracts/realtime.ts';
import type { Server, Socket } from 'socket.io';
import type { Actor } from './ctx.ts';

interface SocketData {
  actor: Actor;
}

export type IoServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type IoSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

type EventArgs<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>;

/** Live delivery, best effort: whoever is offline fetches. Every process and node is reached. */
export interface Realtime {
  toRoom<Name extends keyof ServerEvents>(roomId: string, event: Name, ...args: EventArgs<Name>): void;
  /** Reaches everyone who has the project's page open, members or not. */
  toWatchers<Name extends keyof ServerEvents>(projectId: string, event: Name, ...args: EventArgs<Name>): void;
  toUser<Name extends keyof ServerEvents>(userId: string, event: Name, ...args: EventArgs<Name>): void;
  /** Reaches the sockets of these people that are not in the room. */
  toUsersOutside<Name extends keyof ServerEvents>(
    roomId: string,
    userIds: readonly string[],
    event: Name,
    ...args: EventArgs<Name>
  ): void;
  /** Takes all sockets of a person out of a room at once. */
  removeFromRoom(roomId: string, userId: string): void;
  /** Ends the sockets of these sessions at once. */
  disconnectSessions(sessionIds: readonly string[]): void;
  /** People with a socket in the room, on any node. */
  usersInRoom(roomId: string): Promise<ReadonlySet<string>>;
  isInRoom(roomId: string, userId: string): Promise<boolean>;
}

/** Names of Socket.IO rooms. */
export const channels = {
  room: (roomId: string) => `room:${roomId}`,
  project: (projectId: string) => `project:${projectId}`,
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
};

export function createRealtime(io: IoServer): Realtime {
  return {
    toRoom: (roomId, event, ...args) => {
      io.to(channels.room(roomId)).emit(event, ...args);
    },
    toWatchers: (projectId, event, ...args) => {
      io.to(channels.project(projectId)).emit(event, ...args);
    },
    toUser: (userId, event, ...args) => {
      io.to(channels.user(userId)).emit(event, ...args);
    },
    toUsersOutside: (roomId, userIds, event, ...args) => {
      if (userIds.length === 0) return;
      io.to(userIds.map(channels.user))
        .except(channels.room(roomId))
        .emit(event, ...args);
    },
    removeFromRoom: (roomId, userId) => {
      io.in(channels.user(userId)).socketsLeave(channels.room(roomId));
    },
    disconnectSessions: (sessionIds) => {
      if (sessionIds.length > 0) io.in(sessionIds.map(channels.session)).disconnectSockets(true);
    },
    usersInRoom: async (roomId) => {
      const sockets = await io.in(channels.room(roomId)).fetchSockets();
      return new Set(sockets.map((socket) => socket.data.actor.userId));
    },
    isInRoom: async (roomId, userId) => {
      const sockets = await io.in(channels.user(userId)).fetchSockets();
      return sockets.some((socket) => socket.rooms.has(channels.room(roomId)));
    },
  };
}
