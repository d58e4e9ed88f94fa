import type { ServerEvents } from '@teamwright/contracts/core/realtime.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNetwork } from '../use-network.ts';
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

/** The state of the live connection. Without a network it is lost, even if it has not timed out yet. */
export function useConnectionState(): ConnectionState {
  const state = useSyncExternalStore(onConnectionState, connectionState);
  const network = useNetwork();
  return network || state === 'off' ? state : 'offline';
}
