import type { SharedCounts } from '../limiter.ts';
import type { IoServer, Realtime } from '../realtime.ts';

/** What server processes share. */
export interface ClusterBackend extends SharedCounts {
  isAvailable(): boolean;
  readonly adapter: Parameters<IoServer['adapter']>[0];
  onReturn(listener: () => void): void;
  close(): void;
}

/**
 * Makes the processes that use one Redis act as one site. When Redis becomes available again, all clients reconnect
 * and fetch, because it is unknown which updates were lost.
 */
export function joinCluster(io: IoServer, realtime: Realtime, shared: ClusterBackend): void {
  io.adapter(shared.adapter);
  io.on('resync', realtime.forceReconnect);
  shared.onReturn(() => {
    realtime.forceReconnect();
    io.serverSideEmit('resync');
  });
}
