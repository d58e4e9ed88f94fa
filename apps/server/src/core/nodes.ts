import type { SharedCounts } from './limiter.ts';
import type { IoServer, Realtime } from './realtime.ts';

/** What several processes share, as far as the core needs to know. */
export interface Shared extends SharedCounts {
  isThere(): boolean;
  readonly adapter: Parameters<IoServer['adapter']>[0];
  onReturn(listener: () => void): void;
  close(): void;
}

/**
 * Makes the processes behind one Redis one site. When it returns to one of them, the clients of all come back
 * and fetch: nobody knows which of the updates in between went astray.
 */
export function joinNodes(io: IoServer, realtime: Realtime, shared: Shared): void {
  io.adapter(shared.adapter);
  io.on('resync', realtime.resync);
  shared.onReturn(() => {
    realtime.resync();
    io.serverSideEmit('resync');
  });
}
