import type { FastifyBaseLogger } from 'fastify';
import type { IoServer, IoSocket } from '../realtime.ts';

/** Packets that may wait for one client; a healthy one takes them as they come. */
const mostWaiting = 500;
/** Milliseconds between two looks; who lags at two of them in a row is let go. */
const lookEvery = 1_000;

/**
 * Lets go of clients that stopped reading, before what waits for them fills the memory. Their own library
 * brings them back when they wake up, and they fetch what they missed. Returns the way to stop.
 */
export function disconnectSlowConsumers(io: IoServer, log: FastifyBaseLogger): () => void {
  let lagging = new Set<string>();

  function look(): void {
    const late = [...io.of('/').sockets.values()].filter(
      (socket) => insideOf(socket).writeBuffer.length > mostWaiting,
    );
    for (const socket of late.filter(({ id }) => lagging.has(id))) {
      log.warn({ userId: socket.data.actor.userId }, 'a client stopped reading and is let go');
      const { socket: line } = insideOf(socket).transport;
      // A farewell would wait behind all that is not read.
      if (line === undefined) socket.conn.close(true);
      else line.terminate();
    }
    lagging = new Set(late.map(({ id }) => id));
  }

  const timer = setInterval(look, lookEvery).unref();
  return () => clearInterval(timer);
}

interface Inside {
  readonly writeBuffer: readonly unknown[];
  /** With a line of its own unless it polls. */
  readonly transport: { readonly socket?: { terminate(): void } };
}

/** Engine.IO keeps to itself what waits and how to hang up. */
function insideOf({ conn }: IoSocket): Inside {
  return conn as unknown as Inside;
}
