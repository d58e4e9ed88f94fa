import type { ClientEvents, ServerEvents } from '@teamwright/contracts/core/realtime.ts';
import type { Server, Socket } from 'socket.io';
import type { Actor } from './ctx.ts';
import { createForceReconnect } from './realtime/force-reconnect.ts';
import { createRecentEvents } from './realtime/recent-events.ts';

interface SocketData {
  actor: Actor;
}

/** Messages between server processes. */
export interface ClusterEvents {
  resync: () => void;
}

export type IoServer = Server<ClientEvents, ServerEvents, ClusterEvents, SocketData>;
export type IoSocket = Socket<ClientEvents, ServerEvents, ClusterEvents, SocketData>;

type EventArgs<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>;

/**
 * Live delivery, best effort: clients that are offline fetch the data later. With Redis it reaches the sockets of
 * every process.
 */
export interface Realtime {
  toRoom<Name extends keyof ServerEvents>(roomId: string, event: Name, ...args: EventArgs<Name>): void;
  /** Reaches all sockets in the room except those of these users. */
  toRoomExcept<Name extends keyof ServerEvents>(
    roomId: string,
    userIds: Iterable<string>,
    event: Name,
    ...args: EventArgs<Name>
  ): void;
  /** Reaches all sockets that have the project's page open, members or not. */
  toWatchers<Name extends keyof ServerEvents>(projectId: string, event: Name, ...args: EventArgs<Name>): void;
  toUser<Name extends keyof ServerEvents>(userId: string, event: Name, ...args: EventArgs<Name>): void;
  /** Reaches the sockets of these users that are not in the room. */
  toUsersOutside<Name extends keyof ServerEvents>(
    roomId: string,
    userIds: readonly string[],
    event: Name,
    ...args: EventArgs<Name>
  ): void;
  /** Removes this process's sockets of a user from a room; `revocations.ts` notifies the other processes. */
  removeFromRoom(roomId: string, userId: string): void;
  /** Disconnects this process's sockets of these sessions; `revocations.ts` notifies the other processes. */
  disconnectSessions(sessionIds: readonly string[]): void;
  /** Sets the new name on this process's sockets of a user; `username-sync.ts` notifies the other processes. */
  renameUser(userId: string, username: string): void;
  /** Makes the clients of this process reconnect. They then fetch the updates that they may have missed. */
  forceReconnect(): void;
  /** Users with a socket in the room, in any process. Only in this process while Redis is unavailable. */
  usersInRoom(roomId: string): Promise<ReadonlySet<string>>;
  isInRoom(roomId: string, userId: string): Promise<boolean>;
  /** The current moment, for a document whose data is read next. Undefined if other processes also send events. */
  moment(): string | undefined;
  /** Whether these channels may have got an event since the moment of a document, apart from presence and typing. */
  sentSince(moment: string, channelNames: Iterable<string>): boolean;
}

/** How long other processes may take to respond. */
const answerTimeoutMs = 1_000;

/** Names of Socket.IO rooms. */
export const channels = {
  room: (roomId: string) => `room:${roomId}`,
  project: (projectId: string) => `project:${projectId}`,
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
};

/** Events that do not count for `sentSince`, because no document contains their data. */
const transient: ReadonlySet<keyof ServerEvents> = new Set([
  'presence',
  'user_typing',
  'user_stopped_typing',
]);

/** `shared`: other processes also send events to the clients of this one. */
export function createRealtime(io: IoServer, { shared = false } = {}): Realtime {
  const recent = createRecentEvents();
  const reconnectAll = createForceReconnect(io);

  function note(event: keyof ServerEvents, channelNames: readonly string[]): void {
    if (!transient.has(event)) recent.note(channelNames);
  }

  /** The adapter calls Redis even for local sockets, so these are looked up directly. */
  function localSockets(channel: string): IoSocket[] {
    const { adapter, sockets } = io.of('/');
    return [...(adapter.rooms.get(channel) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }

  async function socketsIn(channel: string) {
    try {
      return await io.in(channel).timeout(answerTimeoutMs).fetchSockets();
    } catch {
      return localSockets(channel);
    }
  }

  return {
    toRoom: (roomId, event, ...args) => {
      note(event, [channels.room(roomId)]);
      io.to(channels.room(roomId)).emit(event, ...args);
    },
    toRoomExcept: (roomId, userIds, event, ...args) => {
      note(event, [channels.room(roomId)]);
      io.to(channels.room(roomId))
        .except(Array.from(userIds, channels.user))
        .emit(event, ...args);
    },
    toWatchers: (projectId, event, ...args) => {
      note(event, [channels.project(projectId)]);
      io.to(channels.project(projectId)).emit(event, ...args);
    },
    toUser: (userId, event, ...args) => {
      note(event, [channels.user(userId)]);
      io.to(channels.user(userId)).emit(event, ...args);
    },
    toUsersOutside: (roomId, userIds, event, ...args) => {
      if (userIds.length === 0) return;
      const users = userIds.map(channels.user);
      note(event, users);
      io.to(users)
        .except(channels.room(roomId))
        .emit(event, ...args);
    },
    removeFromRoom: (roomId, userId) => {
      io.local.in(channels.user(userId)).socketsLeave(channels.room(roomId));
    },
    disconnectSessions: (sessionIds) => {
      if (sessionIds.length > 0) io.local.in(sessionIds.map(channels.session)).disconnectSockets(true);
    },
    renameUser: (userId, username) => {
      for (const { data } of localSockets(channels.user(userId))) data.actor = { ...data.actor, username };
    },
    forceReconnect: () => {
      recent.clear();
      reconnectAll();
    },
    usersInRoom: async (roomId) => {
      const sockets = await socketsIn(channels.room(roomId));
      return new Set(sockets.map((socket) => socket.data.actor.userId));
    },
    isInRoom: async (roomId, userId) => {
      const sockets = await socketsIn(channels.user(userId));
      return sockets.some((socket) => socket.rooms.has(channels.room(roomId)));
    },
    moment: () => (shared ? undefined : recent.moment()),
    sentSince: recent.sentSince,
  };
}
