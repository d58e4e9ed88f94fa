import type { ChangedEntity } from '@teamwright/contracts/realtime.ts';
import { useEffect } from 'react';
import { queryClient } from '../lib/query.ts';
import { connectRealtime, disconnectRealtime, onReconnect } from '../lib/realtime.ts';
import { useRealtime } from '../lib/use-realtime.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Which features to refetch when the server says that something changed. */
const featuresOf: Record<ChangedEntity, readonly string[]> = {
  project: ['projects', 'matching'],
  room: ['chat'],
  rooms: ['chat'],
  notifications: ['notifications'],
  recommendations: ['matching'],
  profile: ['accounts', 'skills'],
};

function refetch(features: readonly string[]): void {
  for (const feature of features) void queryClient.invalidateQueries({ queryKey: [feature] });
}

/** The live connection of people who are signed in: from when the page is idle until they sign out. */
export function LiveUpdates() {
  useEffect(() => {
    const cancel = whenIdle(() => void connectRealtime());
    const forget = onReconnect(() => void queryClient.invalidateQueries());
    return () => {
      cancel();
      forget();
      disconnectRealtime();
    };
  }, []);
  useRealtime('changed', ({ entity }) => refetch(featuresOf[entity]));
  useRealtime('notification', () => refetch(['notifications']));
  return null;
}
