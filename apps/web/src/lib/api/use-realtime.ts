import type { ServerEvents } from '@teamwright/contracts/core/realtime.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  type ConnectionState,
  connectionState,
  onConnectionState,
  type Payload,
  subscribe,
} from './realtime.ts';

/** Listens to a server event while the component is mounted. */
export function useRealtime<Name extends keyof ServerEvents>(
  event: Name,
  listener: (payload: Payload<Name>) => void,
): void {
  const latest = useEffectEvent(listener);
  useEffect(() => subscribe(event, (payload) => latest(payload)), [event]);
}

/** The state of the live connection. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(onConnectionState, connectionState);
}
