import type { FastifyBaseLogger } from 'fastify';
import type { IoServer, IoSocket } from '../realtime.ts';

/** A healthy client keeps the buffer nearly empty. */
const maxBufferedPackets = 500;
/** A client whose buffer is too long at two checks in a row is disconnected. */
const checkIntervalMs = 1_000;

/**
 * Disconnects clients that stopped reading, before their buffered packets fill the memory. Their client library
 * reconnects later and fetches what was missed. Returns a function that ends the checks.
 */
export function disconnectSlowConsumers(io: IoServer, log: FastifyBaseLogger): () => void {
  let slow = new Set<string>();

  function check(): void {
    const tooLong = [...io.of('/').sockets.values()].filter(
      (socket) => internalsOf(socket).writeBuffer.length > maxBufferedPackets,
    );
    for (const socket of tooLong.filter(({ id }) => slow.has(id))) {
      log.warn({ userId: socket.data.actor.userId }, 'a client stopped reading and is disconnected');
      const { socket: connection } = internalsOf(socket).transport;
      // A disconnect packet would wait behind the buffered packets.
      if (connection === undefined) socket.conn.close(true);
      else connection.terminate();
    }
    slow = new Set(tooLong.map(({ id }) => id));
  }

  const timer = setInterval(check, checkIntervalMs).unref();
  return () => clearInterval(timer);
}

interface Internals {
  readonly writeBuffer: readonly unknown[];
  /** Absent with long polling. */
  readonly transport: { readonly socket?: { terminate(): void } };
}

/** Engine.IO does not publish its buffer and its connection. */
function internalsOf({ conn }: IoSocket): Internals {
  return conn as unknown as Internals;
}
