import type { IoServer } from '../realtime.ts';

/** Reconnects are spread over this time, so that not all clients come at once. */
const spreadMs = 1_000;

/**
 * Closes this process's connections without a disconnect packet. Their clients reconnect, join their rooms and fetch.
 * Used when it is unknown which updates were lost.
 */
export function createForceReconnect(io: IoServer): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    setTimeout(() => {
      running = false;
    }, spreadMs).unref();
    for (const { conn } of io.of('/').sockets.values())
      setTimeout(() => conn.close(), Math.random() * spreadMs).unref();
  };
}
