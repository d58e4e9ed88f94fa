import type { SharedCounts } from '../limiter.ts';
import type { IoServer, Realtime } from '../realtime.ts';

/** What several processes share, as far as the core needs to know. */
export interface ClusterBackend extends SharedCounts {
  isThere(): boolean;
  readonly adapter: Parameters<IoServer['adapter']>[0];
  onReturn(listener: () => void): void;
  close(): void;
}

/**
 * Makes the processes behind one Redis one site. When it returns to one of them, the clients of all come back
 * and fetch: nobody knows which of the updates in between went astray.
 */
export function joinCluster(io: IoServer, realtime: Realtime, shared: ClusterBackend): void {
  io.adapter(shared.adapter);
  io.on('resync', realtime.forceReconnect);
  shared.onReturn(() => {
    realtime.forceReconnect();
    io.serverSideEmit('resync');
  });
}
