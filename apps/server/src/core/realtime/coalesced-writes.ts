import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { IoServer, IoSocket } from '../realtime.ts';

/**
 * Sends all frames that one turn of the event loop writes to a WebSocket with one system call. Otherwise each message
 * of a batch costs one call per member, which is most of the time of a delivery.
 */
export function coalesceWrites(server: HttpServer): void {
  server.on('upgrade', (_request, connection) => coalesceWritesTo(connection));
}

function coalesceWritesTo(connection: Duplex): void {
  let isCorked = false;
  function uncork(): void {
    isCorked = false;
    connection.uncork();
  }
  connection.write = new Proxy(connection.write, {
    apply(write, _this, args) {
      if (!isCorked) {
        isCorked = true;
        connection.cork();
        process.nextTick(uncork);
      }
      return Reflect.apply(write, connection, args);
    },
  });
}

/**
 * Hands all packets of one turn of the event loop, acknowledgements included, to a connection together. Engine.IO would
 * hand over the first at once and the others after it is written, so with a second system call. Call it after `attach`.
 */
export function coalescePackets(io: IoServer): void {
  const waiting = new Set<() => void>();

  function flushAll(): void {
    const flushes = [...waiting];
    waiting.clear();
    for (const flush of flushes) flush();
  }

  io.engine.on('connection', (connection: IoSocket['conn']) => {
    const internals = internalsOf(connection);
    const flush = internals.flush.bind(connection);
    internals.flush = () => {
      // Runs after all promises that settle in this turn, among them those that acknowledge the messages of a batch.
      if (waiting.size === 0) queueMicrotask(() => process.nextTick(flushAll));
      waiting.add(flush);
    };
  });
}

interface Internals {
  flush(): void;
}

/** Engine.IO does not publish the function that hands its buffer to the transport. */
function internalsOf(connection: IoSocket['conn']): Internals {
  return connection as unknown as Internals;
}
