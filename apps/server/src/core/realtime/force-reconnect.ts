import type { IoServer } from '../realtime.ts';

/** Milliseconds over which clients are made to come back, so that they do not all come at once. */
const spread = 1_000;

/**
 * Ends this process's connections without a farewell, which makes their clients come back, join and fetch: for
 * when nobody knows what they have missed.
 */
export function createForceReconnect(io: IoServer): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    setTimeout(() => {
      begun = false;
    }, spread).unref();
    for (const { conn } of io.of('/').sockets.values())
      setTimeout(() => conn.close(), Math.random() * spread).unref();
  };
}
