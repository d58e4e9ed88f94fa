import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';

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
