import { limits } from '@teamwright/contracts/core/limits.ts';
import { AppError } from '../errors.ts';
import type { IoSocket } from '../realtime.ts';

/**
 * Limits what the sockets of one user may cost this process. All checks are synchronous: a flood that arrives at once
 * is limited before any of its events is parsed or looked up.
 */
export interface SocketLimits {
  /** Counts a socket until its connection closes. @throws AppError `rate_limited` if the user has too many */
  admit(userId: string, socket: IoSocket): void;
  /** Counts an event of any name. Returns false if the socket was closed because its user sends too many. */
  countEvent(socket: IoSocket): boolean;
  /** Starts work; returns the function that ends it. @throws AppError `rate_limited` after closing the socket */
  beginWork(socket: IoSocket): () => void;
}

interface UserLoad {
  sockets: number;
  running: number;
  events: number;
  /** Milliseconds of `performance.now()` at which `events` starts again from 0. */
  windowEndsAt: number;
}

const { perUser, eventsInWork, eventsInWorkPerUser, events } = limits.sockets;
const windowMs = events.seconds * 1000;

interface UserLoads {
  /** The user's load. Starts a new window if the last one has ended. */
  get(userId: string): UserLoad;
  /** Deletes the load after the window: a user who reconnects immediately is still over the limit. */
  deleteLater(userId: string): void;
}

function createUserLoads(): UserLoads {
  const loads = new Map<string, UserLoad>();
  return {
    get(userId) {
      const now = performance.now();
      const load = loads.get(userId) ?? { sockets: 0, running: 0, events: 0, windowEndsAt: 0 };
      if (load.windowEndsAt <= now) Object.assign(load, { events: 0, windowEndsAt: now + windowMs });
      loads.set(userId, load);
      return load;
    },
    deleteLater(userId) {
      const deleteIfUnused = () => {
        if (loads.get(userId)?.sockets === 0) loads.delete(userId);
      };
      setTimeout(deleteIfUnused, windowMs).unref();
    },
  };
}

/** `relaxed` multiplies the limits by 1,000, as with the rate limits. */
export function createSocketLimits(relaxed: boolean): SocketLimits {
  const factor = relaxed ? 1000 : 1;
  const loads = createUserLoads();
  const workOfSocket = new WeakMap<IoSocket, number>();
  const closed = new WeakSet<IoSocket>();

  /** Without a disconnect packet: clients treat such a packet as the end of their session. */
  function close(socket: IoSocket): void {
    closed.add(socket);
    socket.conn.close(true);
  }

  return {
    admit(userId, socket) {
      const load = loads.get(userId);
      const retryAfter = Math.ceil((load.windowEndsAt - performance.now()) / 1000);
      if (load.events > events.max * factor)
        throw new AppError('rate_limited', 'Too many events. Please wait.', { retryAfter });
      if (load.sockets >= perUser * factor)
        throw new AppError('rate_limited', `At most ${perUser} connections of one user`, { retryAfter: 60 });
      load.sockets += 1;
      socket.conn.once('close', () => {
        load.sockets -= 1;
        if (load.sockets === 0) loads.deleteLater(userId);
      });
    },
    countEvent(socket) {
      const load = loads.get(socket.data.actor.userId);
      load.events += 1;
      if (load.events > events.max * factor) close(socket);
      return !closed.has(socket);
    },
    beginWork(socket) {
      const load = loads.get(socket.data.actor.userId);
      const ofSocket = workOfSocket.get(socket) ?? 0;
      if (ofSocket >= eventsInWork * factor || load.running >= eventsInWorkPerUser * factor) {
        // The user stays over the limit until the window ends, so that the client cannot reconnect immediately.
        load.events = events.max * factor + 1;
        close(socket);
      }
      if (closed.has(socket))
        throw new AppError('rate_limited', 'Too many events at once', { retryAfter: 1 });
      workOfSocket.set(socket, ofSocket + 1);
      load.running += 1;
      return () => {
        workOfSocket.set(socket, (workOfSocket.get(socket) ?? 1) - 1);
        load.running -= 1;
      };
    },
  };
}
